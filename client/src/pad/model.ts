/** A score pad: who plays, what each did in the rounds played, and the round being written. */

/** What a seat did in a round; null is not told yet. */
export interface Slot {
  bid: number | null;
  won: number | null;
  /** Whether a mermaid of the seat caught the Skull King. */
  king_caught: boolean;
  /** How many pirates the seat's Skull King caught. */
  pirates_caught: number;
}

/** All that a seat did in a round. */
export interface Entry extends Slot {
  bid: number;
  won: number;
}

export const PARTS = ["bids", "tricks", "bonus"] as const;

/** What is asked for one after another. */
export type Part = (typeof PARTS)[number];

/** A round being written, or an earlier one being corrected. */
export interface Draft {
  round: number;
  part: Part;
  /** By seat. */
  slots: readonly Slot[];
}

export interface Pad {
  /** By seat, clockwise. */
  names: readonly string[];
  /** The seat that deals round 1. */
  first_dealer: number;
  /** The rounds played; each has an entry for each seat. */
  rounds: readonly (readonly Entry[])[];
  /** The round after them, once it is begun. */
  open: Draft | null;
}

export const FEWEST = 2;
export const MOST = 6;
export const LONGEST_NAME = 24;

const BLANK: Slot = { bid: null, won: null, king_caught: false, pirates_caught: 0 };

/** An empty pad with its first round begun. */
export function fresh(names: readonly string[], firstDealer: number): Pad {
  return begin({ names, first_dealer: firstDealer, rounds: [], open: null });
}

/** Begin the round after those played. */
export function begin(pad: Pad): Pad {
  const slots = pad.names.map(() => BLANK);
  return { ...pad, open: { round: pad.rounds.length + 1, part: "bids", slots } };
}

/** An earlier round, to be corrected. */
export function reopen(pad: Pad, round: number): Draft {
  return { round, part: "bids", slots: pad.rounds[round - 1] ?? [] };
}

/** Write down what a seat did. */
export function fill(draft: Draft, seat: number, told: Partial<Slot>): Draft {
  return { ...draft, slots: draft.slots.map((slot, i) => (i === seat ? { ...slot, ...told } : slot)) };
}

/** Who caught whom; null when nobody caught anybody. One trick decides, so one seat at most. */
export function award(draft: Draft, bonus: { seat: number; king?: boolean; pirates?: number } | null): Draft {
  const slots = draft.slots.map((slot, seat) => ({
    ...slot,
    king_caught: seat === bonus?.seat && bonus.king === true,
    pirates_caught: seat === bonus?.seat ? (bonus.pirates ?? 0) : 0,
  }));
  return { ...draft, slots };
}

/** The entries of a draft in which everybody has told everything. */
export function complete(draft: Draft): readonly Entry[] | null {
  const entries = draft.slots.filter((slot): slot is Entry => slot.bid !== null && slot.won !== null);
  return entries.length === draft.slots.length ? entries : null;
}

/** The pad with a draft's round written down. */
export function close(pad: Pad, draft: Draft, entries: readonly Entry[]): Pad {
  const later = draft.round <= pad.rounds.length;
  return {
    ...pad,
    rounds: later ? pad.rounds.with(draft.round - 1, entries) : [...pad.rounds, entries],
    open: later ? pad.open : null,
  };
}

export function dealerOf(pad: Pad, round: number): number {
  return (pad.first_dealer + round - 1) % pad.names.length;
}

/** Seats in the order in which they are asked: left of the dealer first. */
export function asked(pad: Pad, round: number): readonly number[] {
  const dealer = dealerOf(pad, round);
  return pad.names.map((_, i) => (dealer + 1 + i) % pad.names.length);
}
