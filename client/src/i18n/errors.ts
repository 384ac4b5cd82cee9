import { catalogue } from ".";
import type { Params, Refused } from "../errors";
import { de } from "./errors.de";
import { type ErrorTexts, en } from "./errors.en";

export type Sentences = Readonly<Record<string, (params: Params) => string>>;

const common = catalogue<ErrorTexts>({ en, de });

/** A refusal as a sentence; a room adds the sentences of its own codes. */
export function sentence({ code, params }: Refused, room: Sentences = {}): string {
  const texts = common();
  const words = room[code] ?? (texts as Sentences)[code] ?? texts.unexpected;
  return words(params);
}
