import type { Params } from "../errors";

const TYPES: Readonly<Record<string, string>> = {
  object: "an object",
  list: "a list",
  text: "a text",
  integer: "a whole number",
  boolean: "true or false",
};

/** Why a document is no record. */
export const en = {
  too_large: ({ limit }) => `It is too large: a record never has more than ${limit ?? 1048576} bytes.`,
  too_deep: () => "It is nested far too deeply.",
  not_json: ({ line, column }) =>
    line === undefined ? "It is not JSON." : `It is not JSON from line ${line}, column ${column} on.`,
  duplicate_key: ({ key }) => `“${key}” stands twice in one object.`,
  missing_key: ({ key }) => `“${key}” is missing.`,
  wrong_type: ({ expected }) => `There must be ${TYPES[String(expected)]} here.`,
  wrong_length: ({ low, high, length }) =>
    low === high
      ? `There must be ${low === 1 ? "1 entry" : `${low} entries`} here, not ${length}.`
      : `There must be ${low} to ${high} entries here, not ${length}.`,
  out_of_range: ({ low, high }) => `There must be a number from ${low} to ${high} here.`,
  bad_hex: ({ digits }) => `There must be ${digits} hexadecimal digits here.`,
  unknown_game: ({ text }) => `There is no game “${text}” in this house.`,
  unknown_rules: ({ text }) => `There is no rule set “${text}” for this game.`,
  unknown_card: ({ text }) => `There is no card “${text}” in this game.`,
  duplicate_card: ({ card }) => `The card “${card}” is there twice.`,
  no_deal: () => "Nothing says which cards were dealt.",
  several_deals: () => "Only one may be given of seed, deck and start.",
  not_a_weapon: ({ card }) => `“${card}” is no weapon.`,
  not_a_monster: ({ card }) => `“${card}” is no monster.`,
  slain_not_weaker: ({ card }) => `“${card}” is not weaker than the monster slain before it.`,
  round_unfinished: ({ round }) => `Round ${round} is not finished, but another one follows.`,
} satisfies Record<string, (params: Params) => string>;

export type Errors = Record<keyof typeof en, (params: Params) => string>;
