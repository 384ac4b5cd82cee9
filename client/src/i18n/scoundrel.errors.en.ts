import type { Params } from "../errors";
import { en as words } from "./scoundrel.en";

/** Why a move in the dungeon is refused. */
export const en = {
  not_in_room: ({ card }) => `The ${words.card(String(card))} does not lie in this room.`,
  choose_how_to_fight: ({ card }) => `Choose how to fight the ${words.card(String(card))}: weapon or bare hands.`,
  not_a_monster: ({ card }) => `The ${words.card(String(card))} is no monster.`,
  no_weapon: () => "You have no weapon.",
  weapon_worn: ({ limit, weapon }) =>
    `Your ${words.card(String(weapon))} only works on monsters below ${limit} now.`,
  cannot_avoid_twice: () => "You avoided the last room, so this one must be faced.",
  cannot_avoid_after_facing: () => "You have already faced a card here; too late to avoid the room.",
  cannot_avoid_final_room: () => "The last room cannot be avoided.",
  nothing_to_undo: () => "There is nothing to take back in this room.",
  adviser_not_ready: () => "The adviser is still getting ready. Please ask again in a moment.",
  no_adviser: () => "This house has no adviser.",
  no_hints_in_daily: () => "There are no hints in the daily dungeon: everybody plays it alone.",
  game_over: () => "This run is over.",
} satisfies Record<string, (params: Params) => string>;

export type Errors = Record<keyof typeof en, (params: Params) => string>;
