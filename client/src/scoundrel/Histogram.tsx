import { number } from "../i18n";
import { words } from "../i18n/scoundrel";
import type { Bar } from "../wire";

/** A score of somebody, pointed at from above; none is not drawn. */
export interface Mark {
  name: string;
  score: number | null;
}

const WIDE = 320;
const EDGE = 8;
const LINE = 15; // a line of marks
const HIGH = 90; // the highest bar, with its number
const FOOT = 34; // below the bars: scores, and which of them are wins

interface Props {
  /** From the lowest scores to the highest. */
  bars: readonly Bar[];
  /** One line each, above the bars. */
  marks: readonly Mark[];
}

/** How often which scores were reached. What is drawn is also said. */
export function Histogram({ bars, marks }: Props) {
  const t = words().numbers;
  const most = Math.max(1, ...bars.map((bar) => bar.runs));
  const step = (WIDE - 2 * EDGE) / bars.length;
  const floor = marks.length * LINE + HIGH;
  const height = (bar: Bar | undefined) => ((bar?.runs ?? 0) / most) * (HIGH - LINE);
  const middle = (i: number) => EDGE + (i + 0.5) * step;
  const firstWin = bars.findIndex((bar) => bar.low > 0);
  const border = EDGE + firstWin * step;
  const told = bars.filter((bar) => bar.runs).map((bar) => t.bar(bar.low, bar.high, bar.runs));
  return (
    <svg
      class="histogram"
      viewBox={`0 0 ${WIDE} ${floor + FOOT}`}
      role="img"
      aria-label={`${t.chart}. ${told.join("; ") || t.noRuns}`}
    >
      <path class="histogram-axis" d={`M${EDGE} ${floor}H${WIDE - EDGE}M${border} ${floor - HIGH}V${floor + FOOT}`} />
      {bars.map((bar, i) => {
        const top = floor - height(bar);
        return (
          <g key={bar.low} class={i < firstWin ? "histogram-deaths" : "histogram-wins"}>
            <rect x={middle(i) - step * 0.4} y={top} width={step * 0.8} height={floor - top} />
            {bar.runs > 0 && (
              <text x={middle(i)} y={top - 3}>
                {number(bar.runs)}
              </text>
            )}
            {(firstWin - i) % 2 === 1 || i >= firstWin ? (
              <text class="histogram-score" x={middle(i)} y={floor + 13}>
                {number(i < firstWin ? bar.low : bar.high)}
              </text>
            ) : null}
          </g>
        );
      })}
      {marks.map(({ name, score }, line) => {
        const at = bars.findIndex((bar) => score !== null && bar.low <= score && score <= bar.high);
        if (score === null || at < 0) return null;
        const x = middle(at);
        const y = (line + 1) * LINE - 4;
        const before = x > WIDE / 2;
        return (
          <g key={name} class="histogram-mark">
            <path d={`M${x} ${y - 4}V${bars[at]?.runs ? floor - height(bars[at]) - LINE : floor}`} />
            <circle cx={x} cy={y - 4} r="3" />
            <text x={before ? x - 7 : x + 7} y={y} text-anchor={before ? "end" : "start"}>
              {name} {number(score)}
            </text>
          </g>
        );
      })}
      <text class="histogram-side" x={border - 5} y={floor + 30} text-anchor="end">
        {t.deaths}
      </text>
      <text class="histogram-side" x={border + 5} y={floor + 30}>
        {t.wins}
      </text>
    </svg>
  );
}
