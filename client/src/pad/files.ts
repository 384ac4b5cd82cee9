/** A pad as a file: JSON holds all of it, CSV is for spreadsheets and comes back too. */
import { Refused } from "../errors";
import type { PadTable } from "../wire";
import { hasShape, isPad } from "./check";
import { fromCsv, toCsv } from "./csv";
import { dealerOf, type Pad, type Slot } from "./model";
import { problems, sheet } from "./scores";

const FORMAT = "stammtisch-pad";
const VERSION = 1;

/** Bytes; a full pad takes a tenth of it. */
const LARGEST = 64 * 1024;

const COLUMNS = [
  "round",
  "dealer",
  "player",
  "bid",
  "tricks",
  "skull_king_caught",
  "pirates_caught",
  "points",
  "total",
] as const;

export function toJsonFile(pad: Pad): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...pad }, null, 2)}\n`;
}

/** Row by row; round 0 says who plays and who deals first. */
export function toCsvFile(pad: Pad, table: PadTable): string {
  const lines = sheet(pad.rounds, table);
  const written: readonly (readonly Slot[])[] = pad.open ? [...pad.rounds, pad.open.slots] : pad.rounds;
  const start = pad.names.map((name, seat) => [0, Number(seat === pad.first_dealer), name, "", "", 0, 0, 0, 0]);
  const rows = written.flatMap((slots, i) =>
    slots.map((slot, seat) => {
      const score = lines[i]?.scores[seat];
      const dealt = Number(seat === dealerOf(pad, i + 1));
      const { bid, won, king_caught: king, pirates_caught: pirates } = slot;
      const name = pad.names[seat] ?? "";
      return [i + 1, dealt, name, bid ?? "", won ?? "", Number(king), pirates, score?.points ?? "", score?.total ?? ""];
    }),
  );
  return toCsv([COLUMNS, ...start, ...rows]);
}

/** The pad in a text. Refuses `not_a_pad`, `pad_too_large`, `pad_too_new`, and what a house finds wrong. */
export function fromFile(text: string, table: PadTable): Pad {
  if (text.length > LARGEST) throw new Refused("pad_too_large");
  const data = text.trimStart().startsWith("{") ? fromJsonFile(text) : fromCsvFile(text);
  if (!hasShape(data) || data.rounds.length > table.rounds.length) throw new Refused("not_a_pad");
  const { names, first_dealer, rounds, open } = data;
  for (const [i, entries] of rounds.entries()) {
    const [problem] = problems(entries, i + 1, table);
    if (problem) {
      const name = problem.seat === null ? "" : (names[problem.seat] ?? "");
      throw new Refused(problem.code, { round: i + 1, name, given: problem.given, expected: problem.expected });
    }
  }
  if (!isPad(data) || (open && open.round > table.rounds.length)) throw new Refused("not_a_pad");
  return { names, first_dealer, rounds, open };
}

function fromJsonFile(text: string): unknown {
  let data: { format?: unknown; version?: unknown };
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    throw new Refused("not_a_pad");
  }
  if (data.format !== FORMAT) throw new Refused("not_a_pad");
  if (data.version !== VERSION) throw new Refused("pad_too_new");
  return data;
}

/** A number in a cell; an empty one is null, anything else is no number at all. */
const count = (text: string | undefined) => (text === "" ? null : /^\d{1,2}$/.test(text ?? "") ? Number(text) : NaN);

function fromCsvFile(text: string): unknown {
  const [head, ...body] = fromCsv(text) ?? [];
  const columns = COLUMNS.map((name) => head?.indexOf(name) ?? -1);
  if (columns.slice(0, 7).includes(-1)) throw new Refused("not_a_pad");
  const rows = body.map((row) => {
    const [round, dealer, player, bid, won, king, pirates] = columns.map((at) => row[at]);
    const slot = { bid: count(bid), won: count(won), king_caught: king === "1", pirates_caught: count(pirates) };
    return { round: count(round), dealer: dealer === "1", player, slot };
  });
  const byRound = Map.groupBy(rows, ({ round }) => round);
  const start = byRound.get(0) ?? [];
  const rounds = Array.from({ length: byRound.size - 1 }, (_, i) => (byRound.get(i + 1) ?? []).map(({ slot }) => slot));
  const last = rounds.at(-1);
  const unfinished = last?.some(({ bid, won }) => bid === null || won === null);
  const part = last?.some(({ bid }) => bid === null) ? "bids" : "tricks";
  return {
    names: start.map(({ player }) => player),
    first_dealer: start.findIndex(({ dealer }) => dealer),
    rounds: unfinished ? rounds.slice(0, -1) : rounds,
    open: unfinished ? { round: rounds.length, part, slots: last } : null,
  };
}

/** Have the browser save a text as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
