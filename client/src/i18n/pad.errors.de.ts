import type { Errors } from "./pad.errors.en";

export const de: Errors = {
  bid_out_of_range: ({ name, given, expected }) => `${name} kann nicht ${given} ansagen, höchstens ${expected}.`,
  won_out_of_range: ({ name, given, expected }) => `${name} kann nicht ${given} Stiche haben, es gab nur ${expected === 1 ? "einen" : expected}.`,
  tricks_do_not_add_up: ({ given, expected }) => {
    const makes = given === 1 ? "Das ist" : "Das sind";
    const tricks = given === 1 ? "1 Stich" : `${given} Stiche`;
    const there = expected === 1 ? "einen" : String(expected);
    return Number(given) > Number(expected)
      ? `${makes} ${tricks}, es gab aber nur ${there}.`
      : `${makes} nur ${tricks}, es gab aber ${there}.`;
  },
  bonus_without_trick: ({ name }) => `${name} hat keinen Stich und kann darum keinen Bonus haben.`,
  pirates_out_of_range: ({ name, given, expected }) =>
    `${name} kann nicht ${given} Piraten gefangen haben, bei so vielen Leuten höchstens ${expected}.`,
  skull_king_counted_twice: () => "Es gibt nur einen Skull King, also nur einen Bonus je Runde.",
  not_a_pad: () => "Diese Datei ist kein Block.",
  pad_too_large: () => "Diese Datei ist zu groß für einen Block.",
  pad_too_new: () => "Diese Datei kommt aus einer anderen Version und ist hier nicht zu lesen.",
  no_such_pad: () => "Diesen Block gibt es nicht. Vielleicht fehlt der Adresse ein Buchstabe.",
  not_your_pad: () => "Dieser Link gehört jetzt zu einem anderen Block. Erstelle einen neuen.",
  bad_pad: () => "Was hier geteilt wird, ist kein Block, den man zeigen kann.",
};
