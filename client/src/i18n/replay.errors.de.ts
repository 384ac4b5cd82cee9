import type { Errors } from "./replay.errors.en";

const TYPES: Readonly<Record<string, string>> = {
  object: "ein Objekt",
  list: "eine Liste",
  text: "ein Text",
  integer: "eine ganze Zahl",
  boolean: "true oder false",
};

export const de: Errors = {
  too_large: ({ limit }) => `Sie ist zu groß: Mehr als ${limit ?? 1048576} Byte hat keine Aufzeichnung.`,
  too_deep: () => "Sie ist viel zu tief verschachtelt.",
  not_json: ({ line, column }) =>
    line === undefined ? "Es ist kein JSON." : `Ab Zeile ${line}, Spalte ${column} ist es kein JSON.`,
  duplicate_key: ({ key }) => `„${key}“ steht zweimal im selben Objekt.`,
  missing_key: ({ key }) => `„${key}“ fehlt.`,
  wrong_type: ({ expected }) => `Hier muss ${TYPES[String(expected)]} stehen.`,
  wrong_length: ({ low, high, length }) =>
    low === high
      ? `Hier ${low === 1 ? "muss 1 Eintrag" : `müssen ${low} Einträge`} stehen, nicht ${length}.`
      : `Hier müssen ${low} bis ${high} Einträge stehen, nicht ${length}.`,
  out_of_range: ({ low, high }) => `Hier muss eine Zahl von ${low} bis ${high} stehen.`,
  bad_hex: ({ digits }) => `Hier müssen ${digits} hexadezimale Ziffern stehen.`,
  unknown_game: ({ text }) => `Ein Spiel „${text}“ gibt es in diesem Haus nicht.`,
  unknown_rules: ({ text }) => `Regeln namens „${text}“ gibt es für dieses Spiel nicht.`,
  unknown_card: ({ text }) => `Eine Karte „${text}“ gibt es in diesem Spiel nicht.`,
  duplicate_card: ({ card }) => `Die Karte „${card}“ kommt zweimal vor.`,
  no_deal: () => "Nirgends steht, welche Karten gegeben wurden.",
  several_deals: () => "Von seed, deck und start darf nur eines dastehen.",
  not_a_weapon: ({ card }) => `„${card}“ ist keine Waffe.`,
  not_a_monster: ({ card }) => `„${card}“ ist kein Monster.`,
  slain_not_weaker: ({ card }) => `„${card}“ ist nicht schwächer als das Monster, das davor erschlagen wurde.`,
  round_unfinished: ({ round }) => `Runde ${round} ist nicht zu Ende, und doch folgt eine weitere.`,
};
