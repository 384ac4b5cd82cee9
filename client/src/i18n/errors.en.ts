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
  daily_not_ready: () => "Today’s dungeon is still being checked: can it be won? Please try again in a moment.",
  solver_not_ready: () => "The house is not yet able to check dungeons. Please try again in a moment.",
  no_solver: () => "This house cannot check dungeons. Switch off “Only dungeons that can be won”.",
  no_reviews: () => "This house cannot review games: a part that it needs for that is not installed.",
  still_playing: () => "You are still playing these cards at another table. Finish that run first; then you may look.",
  not_over: () => "That can be seen when the game is over.",
  not_seated: () => "You are only watching here.",
  not_your_turn: () => "It is not your turn.",
  game_over: () => "This game is over.",
  bad_action: () => "That is not a move here.",
  bad_name: () => "A name is one line of 1 to 24 characters.",
  bad_command: () => "That is not possible here.",
  bad_message: () => "The house did not understand that.",
  bad_origin: () => "That came from a page of another house, so it was not done.",
  bad_request: () => "The house did not understand that.",
  method_not_allowed: () => "That cannot be done here.",
  no_guest: () => "The house does not know you yet. Please load the page again.",
  not_json: () => "The house did not understand that: it is not JSON.",
  too_large: () => "That is too large.",
  too_many_reviews: ({ most }) => `You are waiting for ${most} reviews already. Let one of them finish first.`,
  too_many_tables: ({ most }) => `You cannot watch more than ${most} tables at once.`,
  too_busy: () => "The house is busy thinking right now. Please try again in a moment.",
  too_fast: () => "Too fast. Wait a moment and try again.",
} satisfies Record<string, (params: Params) => string>;

export type ErrorTexts = Record<keyof typeof en, (params: Params) => string>;
