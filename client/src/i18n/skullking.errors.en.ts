import type { Params } from "../errors";
import { en as words } from "./skullking.en";

/** Why something at a table of Skull King is refused. */
export const en = {
  must_follow_suit: ({ suit }) => words.mustFollow(String(suit)),
  not_in_hand: () => "You do not hold that card.",
  role_required: () => "Say whether Scary Mary is a pirate or an Escape.",
  role_not_allowed: () => "Only Scary Mary chooses what she is.",
  bid_out_of_range: () => "You can bid no more tricks than you hold cards.",
  bid_already_made: () => "Your fist is down; a bid stays a bid.",
  already_seated: () => "You have a seat at this table already.",
  already_started: () => "The game has begun. You may watch.",
  name_taken: ({ name }) => `Somebody here is called ${name} already. Take another name.`,
  no_such_link: () => "This link has been used, or the seat is gone. Ask for a new one on the other device.",
  no_such_seat: () => "There is no such seat.",
  not_host: () => "Only the host can do that.",
  not_ready: ({ name }) => `${name} is not ready yet.`,
  not_started: () => "The game has not begun yet.",
  seat_taken: () => "Somebody was faster: that seat is taken.",
  table_full: () => "All seats are taken. You may watch.",
  talk_off: () => "Talk is switched off at this table.",
  bad_talk: ({ longest }) => `A line has 1 to ${longest ?? 200} characters.`,
  bad_options: () => "The table cannot be opened like this.",
} satisfies Record<string, (params: Params) => string>;

export type Errors = Record<keyof typeof en, (params: Params) => string>;
