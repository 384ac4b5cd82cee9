/**
 * What the browser keeps. A value that cannot be read (an older version, a
 * hand-edited or broken store) is set aside under another key, never fatal.
 */
import { type Signal, signal } from "@preact/signals";

interface Kept {
  version: number;
  data: unknown;
}

/** A check that narrows what was read; it must not throw. */
export type Check<T> = (data: unknown) => data is T;

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: everything lives as long as the page
  }
}

function writeRaw(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // full or switched off: the page goes on with what it has in memory
  }
}

function parse<T>(text: string, version: number, check: Check<T>): T | undefined {
  try {
    const kept = JSON.parse(text) as Kept | null;
    return kept?.version === version && check(kept.data) ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A signal that is kept in the browser under `stammtisch.NAME` and follows
 * changes made in other tabs.
 */
export function kept<T>(name: string, version: number, initial: T, check: Check<T>): Signal<T> {
  const key = `stammtisch.${name}`;
  const raw = readRaw(key);
  const found = raw === null ? undefined : parse(raw, version, check);
  if (raw !== null && found === undefined) writeRaw(`${key}.aside`, raw);
  const value = signal(found ?? initial);
  let last = value.peek();
  value.subscribe((now) => {
    if (now === last) return;
    last = now;
    writeRaw(key, JSON.stringify({ version, data: now } satisfies Kept));
  });
  addEventListener("storage", (event) => {
    if (event.key !== key || event.newValue === null) return;
    const other = parse(event.newValue, version, check);
    if (other === undefined) return;
    last = other;
    value.value = other;
  });
  return value;
}

/** A check for one of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): Check<T> {
  return (data): data is T => words.includes(data as T);
}

export const isBoolean: Check<boolean> = (data): data is boolean => typeof data === "boolean";
