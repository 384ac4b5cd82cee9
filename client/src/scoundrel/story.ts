/** A run to tell about: how the score was reckoned, and a text to share that shows no card. */
import { number } from "../i18n";
import type { Catalogue } from "../i18n/scoundrel";
import type { Info, ScoundrelView as View } from "../wire";
import { type Event, FULL_HEALTH, healthCurve } from "./events";

const BARS = "▁▂▃▄▅▆▇█";

/** How the score came about, term by term; nothing for a run without a score. */
export function reckoning(view: View, t: Catalogue): readonly string[] {
  if (!view.result) return [];
  const { score } = view.result;
  const rest = score - view.health;
  const terms = [t.end.health(view.health)];
  if (rest > 0) terms.push(t.end.lastPotion(rest));
  if (rest < 0) terms.push(t.end.monstersLeft(-rest));
  return terms;
}

/** Health from room to room, one bar each. */
export function sparkline(curve: readonly number[]): string {
  return curve
    .map((health) => (health <= 0 ? "✝" : BARS[Math.ceil((health / FULL_HEALTH) * BARS.length) - 1]))
    .join("");
}

/** What one may post without spoiling anything: outcome, rooms, the line of health, the address. */
export function shareText(view: View, info: Info, events: readonly Event[], address: string, t: Catalogue): string {
  const { result } = view;
  const outcome = !result
    ? t.share.gaveUp
    : result.outcome === "won"
      ? t.share.won(result.score)
      : t.share.lost(result.score);
  return [
    info.day === null ? t.share.random : t.share.daily(info.day),
    [outcome, t.share.rooms(view.rooms_opened, view.rooms_avoided), ...(info.helped ? [t.share.helped] : [])].join(" · "),
    sparkline(healthCurve(events)),
    address,
  ].join("\n");
}

/** A score as it is shown, also none. */
export function scoreText(score: number | null | undefined): string {
  return score === null || score === undefined ? "–" : number(score);
}
