/** Whether something read is a pad; nothing read is believed. */
import { type Draft, FEWEST, LONGEST_NAME, MOST, type Pad, PARTS, type Slot } from "./model";

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

const isCount = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) < 100;

const isName = (name: unknown): name is string =>
  typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_NAME && !/[\r\n]/.test(name);

function isSlot(data: unknown, full: boolean): data is Slot {
  if (!isObject(data)) return false;
  const { bid, won, king_caught, pirates_caught } = data;
  const told = (n: unknown) => isCount(n) || (n === null && !full);
  return told(bid) && told(won) && typeof king_caught === "boolean" && isCount(pirates_caught);
}

function isDraft(data: unknown, round: number, players: number): data is Draft {
  if (!isObject(data) || !Array.isArray(data.slots)) return false;
  const known = PARTS.some((part) => part === data.part);
  return (
    known &&
    data.round === round &&
    data.slots.length === players &&
    data.slots.every((slot) => isSlot(slot, data.part === "bonus"))
  );
}

/** Whether this has the shape of a pad, whatever its numbers. */
export function hasShape(data: unknown): data is Pad {
  if (!isObject(data) || !Array.isArray(data.names) || !Array.isArray(data.rounds)) return false;
  const { names, rounds, first_dealer: dealer, open } = data;
  const players = names.length;
  return (
    players >= FEWEST &&
    players <= MOST &&
    names.every(isName) &&
    isCount(dealer) &&
    dealer < players &&
    rounds.every(
      (entries) =>
        Array.isArray(entries) && entries.length === players && entries.every((entry) => isSlot(entry, true)),
    ) &&
    (open === null || isDraft(open, rounds.length + 1, players))
  );
}

const fits = (slots: readonly Slot[], round: number) =>
  slots.every(({ bid, won }) => (bid ?? 0) <= round && (won ?? 0) <= round);

/** Whether this is a pad that can be added up. */
export function isPad(data: unknown): data is Pad {
  return (
    hasShape(data) &&
    data.rounds.every((entries, i) => fits(entries, i + 1)) &&
    (data.open === null || fits(data.open.slots, data.open.round))
  );
}
