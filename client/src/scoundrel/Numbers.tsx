import "./styles/numbers.css";
import { number } from "../i18n";
import { words } from "../i18n/scoundrel";
import type { BoardRow, Statistics } from "../wire";
import { Histogram, type Mark } from "./Histogram";
import { scoreText } from "./story";

interface FactProps {
  name: string;
  /** None while it is not known. */
  value: string | null;
  note?: string;
}

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span class="unknown">{words().numbers.unknown}</span>
        ) : (
          <span class="number">{value}</span>
        )}{" "}
        {note && <small class="soft">{note}</small>}
      </dd>
    </div>
  );
}

interface Props {
  statistics: Statistics;
  rows: readonly BoardRow[];
}

/** How a day went: who played, what was possible, and where one stands oneself. */
export function Numbers({ statistics, rows }: Props) {
  const t = words().numbers;
  const { players, won, bars, best, expert } = statistics;
  const own = rows.find((row) => row.you);
  const marks: readonly Mark[] = [
    { name: t.best, score: best },
    { name: t.expert, score: expert },
    { name: t.own, score: own?.score ?? null },
  ];
  return (
    <section class="day-numbers" aria-labelledby="numbers">
      <h2 id="numbers">{t.title}</h2>
      <dl class="day-facts">
        <Fact name={t.players} value={number(players)} />
        <Fact name={t.won} value={t.wonOf(won, players ? Math.round((100 * won) / players) : 0)} />
        {own && <Fact name={t.own} value={scoreText(own.score)} />}
        {own && <Fact name={t.place} value={t.placeOf(own.rank, rows.length)} />}
        <Fact name={t.best} value={best === null ? null : number(best)} note={t.bestNote} />
        <Fact name={t.expert} value={expert === null ? null : number(expert)} note={t.expertNote} />
      </dl>
      <Histogram bars={bars} marks={marks} />
    </section>
  );
}
