import type { Params } from "../errors";

/** What cannot be on a pad, and why a file or a shared pad is refused. */
export const en = {
  bid_out_of_range: ({ name, given, expected }) => `${name} cannot bid ${given}; ${expected} is the most.`,
  won_out_of_range: ({ name, given, expected }) => `${name} cannot have ${given} tricks; there ${expected === 1 ? "was" : "were"} only ${expected}.`,
  tricks_do_not_add_up: ({ given, expected }) => {
    const played = expected === 1 ? "1 was played" : `${expected} were played`;
    return Number(given) > Number(expected)
      ? `That makes ${given} tricks, but only ${played}.`
      : `That makes only ${given === 1 ? "1 trick" : `${given} tricks`}, but ${played}.`;
  },
  bonus_without_trick: ({ name }) => `${name} took no trick and so cannot have a bonus.`,
  pirates_out_of_range: ({ name, given, expected }) =>
    `${name} cannot have caught ${given} pirates; with so many players ${expected} is the most.`,
  skull_king_counted_twice: () => "There is only one Skull King, so only one bonus a round.",
  not_a_pad: () => "This file is not a score pad.",
  pad_too_large: () => "This file is too large for a score pad.",
  pad_too_new: () => "This file comes from another version and cannot be read here.",
  no_such_pad: () => "There is no such pad. Perhaps the address has lost a letter.",
  not_your_pad: () => "This link belongs to another pad now. Make a new one.",
  bad_pad: () => "What is shared here is not a pad that can be shown.",
} satisfies Record<string, (params: Params) => string>;

export type Errors = Record<keyof typeof en, (params: Params) => string>;
