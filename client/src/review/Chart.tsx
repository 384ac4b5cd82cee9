import { percent } from "../i18n";
import { words } from "../i18n/review";
import type { Ply, Review } from "../wire";
import { Mark, Shape, type Verdict } from "./Mark";

interface Props {
  review: Review;
  /** The decision that is looked at. */
  step: number;
  go: (step: number) => void;
}

const VERDICTS: readonly Verdict[] = ["inaccuracy", "mistake", "blunder"];

/** Percent of the height for a chance. */
const high = (chance: number) => 100 * (1 - chance);

/** Where rooms begin and end, every second one, in decisions. */
function bands(plies: readonly Ply[]): readonly (readonly [number, number])[] {
  const starts = plies.flatMap((ply, i) => (ply.room_number === plies[i - 1]?.room_number ? [] : [i]));
  return starts.flatMap((start, i) =>
    i % 2 ? [[start, starts[i + 1] ?? plies.length] as const] : [],
  );
}

function Legend({ review }: { review: Review }) {
  const t = words();
  const given = VERDICTS.filter((verdict) => review.plies.some((ply) => ply.verdict === verdict));
  return (
    <p class="chart-legend soft">
      {given.map((verdict) => (
        <span key={verdict}>
          <Mark verdict={verdict} /> {t.verdicts[verdict]}
        </span>
      ))}
      {lostAfter(review) !== null && (
        <span>
          <i class="until-sign" aria-hidden="true" /> {t.winnableUntil}
        </span>
      )}
    </p>
  );
}

/** The decision that lost a dungeon which could be won, if there was one. */
export function lostAfter({ winnable_until: until, plies }: Review): number | null {
  return until === null || until === plies.length ? null : until;
}

/** The chance to win, from decision to decision; the list below says the same in words. */
export function Chart({ review, step, go }: Props) {
  const t = words();
  const { plies } = review;
  const chances = [...plies.map((ply) => ply.before), plies.at(-1)?.after ?? 0];
  const x = (at: number) => (100 * at) / Math.max(1, plies.length);
  const line = chances.map((chance, at) => `${x(at)},${high(chance)}`).join(" ");
  const until = lostAfter(review);
  return (
    <figure class="review-chart">
      <figcaption>{t.chart}</figcaption>
      <div class="chart-axis soft number" aria-hidden="true">
        {[100, 50, 0].map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </div>
      <svg
        class="chart-plot"
        role="img"
        aria-label={t.chartText}
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          go(Math.round(((event.clientX - left) / width) * plies.length));
        }}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {bands(plies).map(([from, to]) => (
            <rect key={from} class="chart-room" x={x(from)} width={x(to) - x(from)} height="100" />
          ))}
          <path class="chart-half" d="M0 50H100" />
          <polygon class="chart-area" points={`0,100 ${line} 100,100`} />
          <polyline class="chart-chance" points={line} />
          {until !== null && <path class="chart-until" d={`M${x(until)} 0V100`} />}
          <path class="chart-now" d={`M${x(step)} 0V100`} />
        </svg>
        {plies.map(
          ({ verdict, before }, at) =>
            verdict && (
              <svg key={at} x={`${x(at)}%`} y={`${high(before)}%`}>
                <Shape verdict={verdict} />
              </svg>
            ),
        )}
      </svg>
      <Legend review={review} />
    </figure>
  );
}
