import { de as words } from "./scoundrel.de";
import type { Errors } from "./scoundrel.errors.en";

export const de: Errors = {
  not_in_room: ({ card }) => `${words.card(String(card))} liegt nicht in diesem Raum.`,
  choose_how_to_fight: ({ card }) => `Wie bekämpfst du ${words.card(String(card))}: mit Waffe oder bloßen Händen?`,
  not_a_monster: ({ card }) => `${words.card(String(card))} ist kein Monster.`,
  no_weapon: () => "Du hast keine Waffe.",
  weapon_worn: ({ limit, weapon }) =>
    `Deine ${words.card(String(weapon))} taugt nur noch gegen Monster unter ${limit}.`,
  cannot_avoid_twice: () => "Den letzten Raum hast du gemieden; diesem musst du dich stellen.",
  cannot_avoid_after_facing: () => "Du hast dich hier schon einer Karte gestellt; meiden geht nicht mehr.",
  cannot_avoid_final_room: () => "Den letzten Raum kann man nicht meiden.",
  nothing_to_undo: () => "In diesem Raum gibt es nichts zurückzunehmen.",
  adviser_not_ready: () => "Der Ratgeber macht sich noch bereit. Bitte frage gleich noch einmal.",
  no_adviser: () => "Dieses Haus hat keinen Ratgeber.",
  no_hints_in_daily: () => "Im Tages-Dungeon gibt es keine Tipps: Da ist jeder auf sich gestellt.",
  game_over: () => "Dieser Lauf ist vorbei.",
};
