import { number, signed } from "../i18n";
import type { SkullKingRoundScore as Line } from "../wire";

interface Props {
  /** What it is and what its first column holds, for those who hear it. */
  caption: string;
  roundCol: string;
  names: readonly string[];
  /** Rounds as they were scored, the first one first; a round may be missing. */
  lines: readonly (Line | undefined)[];
  rounds: number;
  /** The round that is spoken of. */
  marked?: number | undefined;
  /** Bids of the round that is not scored yet. */
  bids?: { round: number; of: readonly (number | null | undefined)[] } | undefined;
  /** Correct a round that was scored, and what the button for it says; without it rounds are only shown. */
  correct?: { round: (round: number) => void; label: (round: number) => string } | undefined;
}

function Cells({ names, line, bids }: Pick<Props, "names"> & { line: Line | undefined; bids: Props["bids"] }) {
  return (
    <>
      {names.map((_, seat) => {
        const score = line?.scores[seat];
        return [
          <td key={`bid ${seat}`} class="block-bid number">
            {score ? score.bid : bids?.of[seat]}
          </td>,
          score ? (
            <td key={seat} class={score.bid === score.won ? "number block-met" : "number block-missed"}>
              {number(score.total)}
              <small>{signed(score.points)}</small>
            </td>
          ) : (
            <td key={seat} />
          ),
        ];
      })}
    </>
  );
}

/** The printed block: for each player a narrow column with bids, a wide one with points. */
export function Paper({ caption, roundCol, names, lines, rounds, marked, bids, correct }: Props) {
  return (
    <div class="block-paper">
      <table class={`block block-${names.length}`}>
        <caption class="visually-hidden">{caption}</caption>
        <colgroup>
          <col class="block-round" />
          {names.flatMap((_, seat) => [<col key={`bid ${seat}`} class="block-narrow" />, <col key={seat} />])}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{roundCol}</span>
            </th>
            {names.map((name, seat) => (
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
            const open = line && correct ? () => correct.round(round) : undefined;
            return (
              <tr key={round} class={marked === round ? "block-marked" : undefined} onClick={open}>
                <th scope="row" class="number">
                  {correct && open ? (
                    <button type="button" class="pad-correct" aria-label={correct.label(round)}>
                      {round}
                    </button>
                  ) : (
                    round
                  )}
                </th>
                <Cells names={names} line={line} bids={bids?.round === round ? bids : undefined} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
