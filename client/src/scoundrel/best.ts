/** The best score of each mode, as the house knows it; only runs that count, count. */
import type { Info, PlayedRow, Standings } from "../wire";

type Mode = "best_random" | "best_daily";

/** The mode whose best score a run may set. */
export function countsFor({ mode, ranked, helped }: Pick<Info, "mode" | "ranked" | "helped">): Mode | undefined {
  if (mode === "random") return helped ? undefined : "best_random";
  return mode === "daily" && ranked ? "best_daily" : undefined;
}

function beats(score: number, { score: other }: PlayedRow): boolean {
  return other === null || score > other;
}

/**
 * The best score of the mode of a run that is over, and whether this run has set it.
 * The standings may know of the run already, or not yet.
 */
export function bestWith(
  table: string,
  info: Info,
  score: number | null,
  standings: Standings,
): { best: number | null; isNew: boolean } {
  const mode = countsFor(info);
  const known = standings[mode ?? (info.mode === "daily" ? "best_daily" : "best_random")];
  if (mode === undefined || score === null) return { best: known, isNew: false };
  const others = standings.history.filter((row) => row.table !== table && countsFor(row) === mode);
  // A first run is the best one as well; that is worth a word only if it was won.
  const isNew = score > 0 && score >= (known ?? score) && others.every((row) => beats(score, row));
  return { best: Math.max(score, known ?? score), isNew };
}
