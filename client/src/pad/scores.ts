/** Sums and checks, all from the table of scores that the house sends. */
import type { PadTable, SkullKingRoundScore as RoundScore, SkullKingSeatScore as SeatScore } from "../wire";
import type { Entry, Slot } from "./model";

type Rounds = readonly (readonly Entry[])[];

/** The codes are those of the house. */
export interface Problem {
  code:
    | "bid_out_of_range"
    | "won_out_of_range"
    | "tricks_do_not_add_up"
    | "bonus_without_trick"
    | "pirates_out_of_range"
    | "skull_king_counted_twice";
  /** null for a fault of all together. */
  seat: number | null;
  given: number;
  expected: number;
}

function score(entry: Entry, round: number, before: number, table: PadTable): SeatScore {
  const outcome = table.rounds[round - 1]?.outcomes[entry.bid]?.[entry.won];
  const mermaid = entry.king_caught ? table.mermaid_bonus : 0;
  const pirates = entry.pirates_caught * table.pirate_bonus;
  const kept = outcome?.keeps_bonus ?? false;
  const points = (outcome?.points ?? 0) + (kept ? mermaid + pirates : 0);
  const { bid, won } = entry;
  return { bid, won, mermaid, pirates, bonus_kept: kept, points, total: before + points };
}

/** The score sheet of these rounds. */
export function sheet(rounds: Rounds, table: PadTable): readonly RoundScore[] {
  const lines: RoundScore[] = [];
  for (const [i, entries] of rounds.entries()) {
    const before = lines.at(-1)?.scores;
    const scores = entries.map((entry, seat) => score(entry, i + 1, before?.[seat]?.total ?? 0, table));
    lines.push({ round: i + 1, scores });
  }
  return lines;
}

/** How many pirates the Skull King can catch among so many players. */
export function mostPirates(players: number, table: PadTable): number {
  return table.most_pirates.find(([n]) => n === players)?.[1] ?? 0;
}

export const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((total, n) => total + (n ?? 0), 0);

function alone(slot: Slot, seat: number, round: number, most: number): readonly Problem[] {
  const told = [
    ["bid_out_of_range", slot.bid ?? 0, round],
    ["won_out_of_range", slot.won ?? 0, round],
    ["pirates_out_of_range", slot.pirates_caught, most],
  ] as const;
  const found: Problem[] = told
    .filter(([, given, expected]) => given > expected)
    .map(([code, given, expected]) => ({ code, seat, given, expected }));
  const caught = Number(slot.king_caught) + slot.pirates_caught;
  if (caught && !slot.won) found.push({ code: "bonus_without_trick", seat, given: caught, expected: 0 });
  return found;
}

/** Why the entries of a round cannot be right; what is not told yet counts as none. */
export function problems(slots: readonly Slot[], round: number, table: PadTable): readonly Problem[] {
  const most = mostPirates(slots.length, table);
  const found = slots.flatMap((slot, seat) => alone(slot, seat, round, most));
  const tricks = sum(slots.map(({ won }) => won));
  if (tricks !== round) found.push({ code: "tricks_do_not_add_up", seat: null, given: tricks, expected: round });
  const catches = sum(slots.map((slot) => Number(slot.king_caught) + Number(slot.pirates_caught > 0)));
  if (catches > 1) found.push({ code: "skull_king_counted_twice", seat: null, given: catches, expected: 1 });
  return found;
}

/** The seats with the most points. */
export function leaders(line: RoundScore | undefined): readonly number[] {
  const totals = line?.scores.map(({ total }) => total) ?? [];
  return totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
}
