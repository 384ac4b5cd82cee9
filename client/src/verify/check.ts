/** What can be checked about a finished game. */
import type { ScoundrelReplay } from "../wire";
import { bytesOf, commitment, DUNGEON, shuffled } from "./shuffle";

export interface Verdict {
  /** Computed here from the seed. */
  commitment: string;
  /** Whether it is the one that was shown before the first card; null when none is known. */
  committed: boolean | null;
  deck: readonly string[];
  /** How many cards were seen in the game. */
  seen: number;
  /** Whether they came in the order of the deck. */
  inOrder: boolean;
}

/** The cards of a run in the order in which they were first seen: the order of the deck. */
export function firstSeen(positions: ScoundrelReplay["positions"]): readonly string[] {
  return [...new Set(positions.flatMap(({ view }) => view.room))];
}

/** Shuffle again from the seed and compare; null when the seed is not 64 hex digits. */
export async function check(
  seedHex: string,
  promised: string | null,
  seen: readonly string[],
): Promise<Verdict | null> {
  const seed = bytesOf(seedHex);
  if (!seed) return null;
  const [hash, deck] = await Promise.all([commitment(seed), shuffled(DUNGEON, seed, "scoundrel")]);
  return {
    commitment: hash,
    committed: promised === null ? null : promised.trim().toLowerCase() === hash,
    deck,
    seen: seen.length,
    inOrder: seen.every((card, i) => card === deck[i]),
  };
}
