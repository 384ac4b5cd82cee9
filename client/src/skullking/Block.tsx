import { number, signed } from "../i18n";
import { words } from "../i18n/skullking";
import type { SkullKingRoundScore as Line, SkullKingSeatScore as Score } from "../wire";
import { type Company, nameOf } from "./seats";

interface Props {
  info: Company;
  sheet: readonly Line[];
  rounds: number;
  /** The round that is spoken of. */
  marked?: number | undefined;
}

function Cells({ score }: { score: Score | undefined }) {
  if (!score) {
    return (
      <>
        <td class="block-bid" />
        <td />
      </>
    );
  }
  return (
    <>
      <td class="block-bid number">{score.bid}</td>
      <td class={score.bid === score.won ? "number block-met" : "number block-missed"}>
        {number(score.total)}
        <small>{signed(score.points)}</small>
      </td>
    </>
  );
}

/** The score sheet as on the printed block: for each player a narrow column with bids, a wide one with points. */
export function Block({ info, sheet, rounds, marked }: Props) {
  const t = words();
  const lines = Array.from({ length: rounds }, (_, i) => sheet.find(({ round }) => round === i + 1));
  return (
    <div class="block-paper">
      <table class={`block block-${info.seats.length}`}>
        <caption class="visually-hidden">{t.sheet}</caption>
        <colgroup>
          <col class="block-round" />
          {info.seats.flatMap(({ seat }) => [<col key={`bid ${seat}`} class="block-narrow" />, <col key={seat} />])}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t.roundCol}</span>
            </th>
            {info.seats.map(({ seat }) => (
              <th key={seat} scope="colgroup" colSpan={2}>
                <span class={`dot seat-${seat}`} />
                <span class="block-name">{nameOf(info, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i} class={marked === i + 1 ? "block-marked" : undefined}>
              <th scope="row" class="number">
                {i + 1}
              </th>
              {info.seats.map(({ seat }) => (
                <Cells key={seat} score={line?.scores[seat]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
