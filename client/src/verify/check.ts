/** What can be checked about a finished game. */
import type { ScoundrelReplay, SkullKingReplay } from "../wire";
import { bytesOf, commitment, DUNGEON, HIGH_SEAS, shuffled } from "./shuffle";

/** A shuffle of a game, and the cards that came from it. */
export interface Deal {
  /** Keeps the shuffles of one seed apart. */
  label: string;
  /** Before the shuffle. */
  cards: readonly string[];
  /** What lay in the deck from its top on, as far as it was seen; the order inside a group is not known. */
  groups: readonly (readonly string[])[];
}

/** What came of one shuffle. */
export interface Dealt {
  deck: readonly string[];
  /** How many cards were seen in the game. */
  seen: number;
  /** Whether they lay as the shuffle says. */
  agrees: boolean;
}

export interface Verdict {
  /** Computed here from the seed. */
  commitment: string;
  /** Whether it is the one that was shown before the first card; null when none is known. */
  committed: boolean | null;
  dealt: readonly Dealt[];
}

/** The dungeon, with the cards in the order in which they were first seen. */
export function dungeonOf(positions: ScoundrelReplay["positions"]): Deal {
  const seen = new Set(positions.flatMap(({ view }) => view.room));
  return { label: "scoundrel", cards: DUNGEON, groups: [...seen].map((card) => [card]) };
}

/** The deals of a game of Skull King, each with the hands that were dealt, seat by seat. */
export function handsOf(positions: SkullKingReplay["positions"]): readonly Deal[] {
  const deals = new Map<number, Deal>();
  for (const { view } of positions) {
    const { round, phase, open_hands: groups } = view;
    if (phase !== "bidding" || deals.has(round)) continue;
    deals.set(round, { label: `skullking/round/${round}`, cards: HIGH_SEAS, groups });
  }
  return [...deals.values()];
}

/** Shuffle again from the seed and compare; null when the seed is not 64 hex digits. */
export async function check(
  seedHex: string,
  promised: string | null,
  deals: readonly Deal[],
): Promise<Verdict | null> {
  const seed = bytesOf(seedHex);
  if (!seed) return null;
  const hash = await commitment(seed);
  return {
    commitment: hash,
    committed: promised === null ? null : promised.trim().toLowerCase() === hash,
    dealt: await Promise.all(deals.map((deal) => dealAgain(seed, deal))),
  };
}

async function dealAgain(seed: Uint8Array<ArrayBuffer>, { label, cards, groups }: Deal): Promise<Dealt> {
  const deck = await shuffled(cards, seed, label);
  let top = 0;
  let agrees = true;
  for (const group of groups) {
    const there = new Set(deck.slice(top, top + group.length));
    agrees &&= group.every((card) => there.has(card));
    top += group.length;
  }
  return { deck, seen: top, agrees };
}
