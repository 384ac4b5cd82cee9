import { number, signed } from "../i18n";
import { words } from "../i18n/pad";
import type { SkullKingRoundScore as Line } from "../wire";
import type { Pad } from "./model";

interface Props {
  pad: Pad;
  lines: readonly Line[];
  rounds: number;
  /** The round that is spoken of. */
  marked: number;
  /** Correct a round that was played; without it the block is only shown. */
  correct?: (round: number) => void;
}

interface Row {
  pad: Pad;
  line: Line | undefined;
  round: number;
}

function Cells({ pad, line, round }: Row) {
  const open = pad.open?.round === round ? pad.open : null;
  return (
    <>
      {pad.names.map((_, seat) => {
        const score = line?.scores[seat];
        return score ? (
          [
            <td key={`bid ${seat}`} class="block-bid number">
              {score.bid}
            </td>,
            <td key={seat} class={score.bid === score.won ? "number block-met" : "number block-missed"}>
              {number(score.total)}
              <small>{signed(score.points)}</small>
            </td>,
          ]
        ) : (
          [
            <td key={`bid ${seat}`} class="block-bid number">
              {open?.slots[seat]?.bid}
            </td>,
            <td key={seat} />,
          ]
        );
      })}
    </>
  );
}

/** The pad as on the printed block: for each player a narrow column with bids, a wide one with points. */
export function Block({ pad, lines, rounds, marked, correct }: Props) {
  const t = words();
  return (
    <div class="block-paper">
      <table class={`block block-${pad.names.length}`}>
        <caption class="visually-hidden">{t.block}</caption>
        <colgroup>
          <col class="block-round" />
          {pad.names.flatMap((_, seat) => [<col key={`bid ${seat}`} class="block-narrow" />, <col key={seat} />])}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t.roundCol}</span>
            </th>
            {pad.names.map((name, seat) => (
              <th key={seat} scope="colgroup" colSpan={2}>
                <span class={`dot seat-${seat}`} />
                <span class="block-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => {
            const line = lines[round - 1];
            const open = line && correct ? () => correct(round) : undefined;
            return (
              <tr key={round} class={marked === round ? "block-marked" : undefined} onClick={open}>
                <th scope="row" class="number">
                  {open ? (
                    <button type="button" class="pad-correct" aria-label={t.correctRound(round)}>
                      {round}
                    </button>
                  ) : (
                    round
                  )}
                </th>
                <Cells pad={pad} line={line} round={round} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
