import type { Params } from "../errors";

/** What every room may hear from the house or from the browser. */
export const en = {
  unexpected: () => "Something went wrong on our side. Please try again.",
  unreachable: () => "The house cannot be reached. Are you online?",
  not_found: () => "There is no such page or table.",
  no_table: () => "There is no such table. Perhaps the address has lost a letter.",
  not_seated: () => "You are only watching here.",
  not_your_turn: () => "It is not your turn.",
  game_over: () => "This game is over.",
  bad_action: () => "That is not a move here.",
  bad_message: () => "The house did not understand that.",
  too_many_requests: () => "Too fast. Wait a moment and try again.",
} satisfies Record<string, (params: Params) => string>;

export type ErrorTexts = Record<keyof typeof en, (params: Params) => string>;
