import { list, number } from "../i18n";
import { words } from "../i18n/pad";
import { words as sea } from "../i18n/skullking";
import { reckon } from "../skullking/reckon";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { PadTable, SkullKingRoundScore as Line } from "../wire";
import { change } from "./desk";
import { dealerOf, fresh, type Pad } from "./model";
import { leaders } from "./scores";

interface Props {
  pad: Pad;
  lines: readonly Line[];
  table: PadTable;
  next: () => void;
}

/** How the scores of a round came about. */
function Reckoning({ pad, line }: { pad: Pad; line: Line }) {
  const t = words();
  return (
    <ul role="list" class="reckoning">
      {line.scores.map((score, seat) => (
        <li key={seat}>
          <b>
            <span class={`dot seat-${seat}`} />
            {pad.names[seat]}
          </b>
          <span>{reckon(score, sea())}</span>
          <span class={score.bid === score.won ? "number block-met" : "number block-missed"}>
            {t.pointsAndTotal(score.points, number(score.total))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Everybody by points; equals share a place. */
function Ranking({ pad, line }: { pad: Pad; line: Line }) {
  const totals = line.scores.map(({ total }) => total);
  const order = pad.names.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return (
    <ol role="list" class="ranking">
      {order.map((seat) => {
        const place = 1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;
        return (
          <li key={seat}>
            <span class="number">{place}.</span>
            <span class={`dot seat-${seat}`} />
            <b>{pad.names[seat]}</b>
            {place === 1 && <Icon name="crown" />}
            <span class="number">{number(totals[seat] ?? 0)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function headline(pad: Pad, line: Line): string {
  const t = words();
  const winners = leaders(line);
  const names = list(winners.map((seat) => pad.names[seat] ?? ""));
  const points = number(line.scores[winners[0] ?? 0]?.total ?? 0);
  return winners.length > 1 ? t.shared(names, points) : t.won(names, points);
}

/** Between two rounds, and after the last. */
export function Sums({ pad, lines, table, next }: Props) {
  const t = words();
  const line = lines.at(-1);
  const over = lines.length >= table.rounds.length;
  const round = lines.length + 1;
  return (
    <div class="pad-round pad-sums">
      <h2 class="pad-question">{line && (over ? headline(pad, line) : t.sums(lines.length))}</h2>
      {line && (over ? <Ranking pad={pad} line={line} /> : <Reckoning pad={pad} line={line} />)}
      {!over && (
        <p class="pad-stands">
          <Icon name="dealer" /> {t.nextDealer(pad.names[dealerOf(pad, round)] ?? "")}
        </p>
      )}
      <p class="pad-go">
        {over ? (
          <Button primary onClick={() => change(fresh(pad.names, dealerOf(pad, round)))}>
            {t.again}
          </Button>
        ) : (
          <Button primary onClick={next}>
            {t.nextRound(round)}
          </Button>
        )}
      </p>
    </div>
  );
}
