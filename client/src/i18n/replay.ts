import { catalogue } from ".";
import type { Sentences } from "./errors";
import { de } from "./replay.de";
import { en } from "./replay.en";
import { de as errorsDe } from "./replay.errors.de";
import { type Errors, en as errorsEn } from "./replay.errors.en";

/** Words of the replay viewer. */
export const words = catalogue({ en, de });

const errors = catalogue<Errors>({ en: errorsEn, de: errorsDe });

/** Sentences for what is no record. */
export const refusals = (): Sentences => errors();
