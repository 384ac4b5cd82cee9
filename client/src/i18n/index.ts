/**
 * Words in two languages. A catalogue is one typed object; the German one has
 * the type of the English one, so a missing or stale key fails the build.
 * Values are strings, or functions of what the sentence is about.
 */
import { computed } from "@preact/signals";
import { type Lang, lang } from "../router";

/** The catalogue in the language of the page; reading it follows the language. */
export function catalogue<T>(texts: Record<Lang, T>): () => T {
  return () => texts[lang.value];
}

const formats = computed(() => ({
  number: new Intl.NumberFormat(lang.value, { signDisplay: "negative" }),
  signed: new Intl.NumberFormat(lang.value, { signDisplay: "exceptZero" }),
  percent: new Intl.NumberFormat(lang.value, { style: "percent" }),
  day: new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "short", timeZone: "UTC" }),
  list: new Intl.ListFormat(lang.value),
  longDay: new Intl.DateTimeFormat(lang.value, { dateStyle: "full", timeZone: "UTC" }),
}));

/** Minus signs as printers set them. */
function minus(text: string): string {
  return text.replace("-", "−");
}

export const number = (n: number): string => minus(formats.value.number.format(n));

/** With its sign: +4, −5, 0. */
export const signed = (n: number): string => minus(formats.value.signed.format(n));

/** A whole number of hundredths: 47%, 47 %. */
export const percent = (n: number): string => formats.value.percent.format(n / 100);

/** Names in a row: Ann, Ben and Cem. */
export const list = (names: readonly string[]): string => formats.value.list.format(names);

/** A UTC day `2026-11-30`, short: Nov 30, 30. Nov. */
export const shortDay = (day: string): string => formats.value.day.format(new Date(`${day}T00:00:00Z`));

/** A UTC day with weekday and year. */
export const longDay = (day: string): string => formats.value.longDay.format(new Date(`${day}T00:00:00Z`));
