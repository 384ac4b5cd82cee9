import type { Params } from "../errors";

/** What every room may hear from the house or from the browser. */
export const en = {
  unexpected: () => "Something went wrong on our side. Please try again.",
  unreachable: () => "The house cannot be reached. Are you online?",
  not_found: () => "There is no such page or table.",
  no_such_table: () => "There is no such table. Perhaps the address has lost a letter.",
  no_such_code: () => "There is no such dungeon. Perhaps the code has lost a letter.",
  no_such_day: () => "There is no dungeon for that day.",
  daily_hidden: () => "Finish your own run of this day’s dungeon first; then you may look.",
  daily_running: () => "The cards of a daily dungeon are shown when its day is over.",
  not_over: () => "That can be seen when the game is over.",
  not_seated: () => "You are only watching here.",
  not_your_turn: () => "It is not your turn.",
  game_over: () => "This game is over.",
  bad_action: () => "That is not a move here.",
  bad_name: () => "A name is one line of 1 to 24 characters.",
  bad_message: () => "The house did not understand that.",
  too_fast: () => "Too fast. Wait a moment and try again.",
} satisfies Record<string, (params: Params) => string>;

export type ErrorTexts = Record<keyof typeof en, (params: Params) => string>;
