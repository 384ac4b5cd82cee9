/** The lives of a run with real cards, as the changes that led to them. */
import { kept } from "../store";

export const LIVES = 20;

/** The lowest and the highest damage and healing that one card, or a card against a weapon, can bring. */
export const DAMAGE = [1, 14] as const;
export const HEALING = [2, 10] as const;

/** Each is as its card says it, oldest first. */
export type Changes = readonly number[];

/** More than any run has cards. */
const LONGEST = 200;

const isChange = (n: unknown): n is number => Number.isInteger(n) && Math.abs(Number(n)) <= DAMAGE[1];

export const changes = kept<Changes>(
  "lives",
  1,
  [],
  (data): data is Changes => Array.isArray(data) && data.length <= LONGEST && data.every(isChange),
);

/** The lives after each change; healing never goes above what one starts with. */
export function livesAfter(list: Changes): readonly number[] {
  const after: number[] = [];
  for (const change of list) after.push(Math.min(LIVES, (after.at(-1) ?? LIVES) + change));
  return after;
}

export function add(change: number): void {
  changes.value = [...changes.peek(), change].slice(-LONGEST);
}
