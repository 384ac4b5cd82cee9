import { number } from "../i18n";
import { words } from "../i18n/skullking";
import type { SkullKingRoundScore as Line } from "../wire";
import { type Company, nameOf } from "./seats";

const WIDE = 600;
const HIGH = 260;
const LEFT = 44;
const RIGHT = 96;
const EDGE = 14;

/** Marks beside the colours, so that lines can be told apart without them. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3", "1 3"];

/** Heights of the names at the right, moved apart where lines end close together. */
function apart(heights: readonly number[]): readonly number[] {
  const gap = 17;
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(placed[i] ?? 0, last + gap);
    placed[i] = last;
  }
  const below = Math.max(0, last - (HIGH - EDGE / 2));
  return placed.map((height) => height - below);
}

/** The totals as lines from round to round; the block says the same in numbers. */
export function Chart({ sheet, info }: { sheet: readonly Line[]; info: Company }) {
  const t = words().end;
  const totals = info.seats.map(({ seat }) => [0, ...sheet.map((line) => line.scores[seat]?.total ?? 0)]);
  const all = totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const x = (round: number) => LEFT + (round / sheet.length) * (WIDE - LEFT - RIGHT);
  const y = (points: number) => EDGE + ((high - points) / (high - low)) * (HIGH - 2 * EDGE);
  const labels = apart(totals.map((line) => y(line.at(-1) ?? 0)));
  return (
    <figure class="chart">
      <figcaption>{t.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${t.chart}. ${t.chartText}`}>
        {[...new Set([low, 0, high])].map((points) => (
          <g key={points} class="chart-grid">
            <path d={`M${LEFT} ${y(points)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4} text-anchor="end">
              {number(points)}
            </text>
          </g>
        ))}
        {totals.map((line, seat) => (
          <g key={seat} class={`chart-line seat-${seat}`}>
            <polyline
              stroke-dasharray={DASHES[seat]}
              points={line.map((points, round) => `${x(round)},${y(points)}`).join(" ")}
            />
            <circle cx={x(sheet.length)} cy={y(line.at(-1) ?? 0)} r="4" />
            <text x={WIDE - RIGHT + 9} y={(labels[seat] ?? 0) + 4}>
              {nameOf(info, seat).slice(0, 11)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
