/** The pad of this browser, with what it was before, so that anything can be undone. */
import { kept } from "../store";
import { isPad } from "./check";
import type { Pad } from "./model";

export interface Desk {
  pad: Pad | null;
  /** Earlier states, the last one last. */
  past: readonly (Pad | null)[];
}

const REMEMBERED = 30;

const isPadOrNone = (data: unknown): data is Pad | null => data === null || isPad(data);

export const desk = kept<Desk>("pad", 1, { pad: null, past: [] }, (data): data is Desk => {
  const { pad, past } = (data ?? {}) as Partial<Desk>;
  return isPadOrNone(pad) && Array.isArray(past) && past.every(isPadOrNone);
});

/** Put another state of the pad on the desk. */
export function change(pad: Pad | null): void {
  const { pad: before, past } = desk.peek();
  desk.value = { pad, past: [...past, before].slice(-REMEMBERED) };
}

/** Take the last change back; whether there was one. */
export function undo(): boolean {
  const { past } = desk.peek();
  const before = past.at(-1);
  if (before === undefined) return false;
  desk.value = { pad: before, past: past.slice(0, -1) };
  return true;
}
