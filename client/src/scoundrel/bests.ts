/** The best score of each mode, kept in this browser; only runs that count, count. */
import { kept } from "../store";
import type { Info } from "../wire";

export interface Bests {
  random: number | null;
  daily: number | null;
}

const isScore = (n: unknown): n is number | null =>
  n === null || (Number.isInteger(n) && Number(n) >= -188 && Number(n) <= 30);

export const bests = kept<Bests>("bests", 1, { random: null, daily: null }, (data): data is Bests => {
  const { random, daily } = (data ?? {}) as Partial<Bests>;
  return isScore(random) && isScore(daily);
});

/** The mode whose best score a run may set. */
export function countsFor(info: Info): keyof Bests | undefined {
  if (info.mode === "random") return info.helped ? undefined : "random";
  return info.mode === "daily" && info.ranked ? "daily" : undefined;
}

/** Keep a score if it is the best of its mode. */
export function noteScore(mode: keyof Bests, score: number | null): void {
  const best = bests.peek()[mode];
  if (score !== null && (best === null || score > best)) bests.value = { ...bests.peek(), [mode]: score };
}
