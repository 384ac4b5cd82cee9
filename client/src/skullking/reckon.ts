/** How the score of a seat in a round came about, in words. */
import type { Catalogue } from "../i18n/skullking";
import type { SkullKingSeatScore as Score } from "../wire";

/** One sentence; the bonuses are told only where there were some. */
export function reckon(score: Score, t: Catalogue): string {
  const { bid, won, points, mermaid, pirates, bonus_kept: kept } = score;
  const met = bid === won;
  const bonus = mermaid + pirates;
  const base = points - (kept ? bonus : 0);
  const parts = [
    bid === 0
      ? met
        ? t.reckon.zeroMet(base)
        : t.reckon.zeroMissed(won, base)
      : met
        ? t.reckon.met(bid, base)
        : t.reckon.missed(bid, won, base),
  ];
  if (kept && mermaid) parts.push(t.reckon.mermaid(mermaid));
  if (kept && pirates) parts.push(t.reckon.pirates(pirates));
  if (!kept && bonus) parts.push(t.reckon.lostBonus(bonus));
  return `${parts.join(", ")}.`;
}
