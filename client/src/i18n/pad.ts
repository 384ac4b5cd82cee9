import { catalogue } from ".";
import type { Sentences } from "./errors";
import { de } from "./pad.de";
import { en } from "./pad.en";
import { de as errorsDe } from "./pad.errors.de";
import { type Errors, en as errorsEn } from "./pad.errors.en";

/** Words of the score pad. */
export const words = catalogue({ en, de });

const errors = catalogue<Errors>({ en: errorsEn, de: errorsDe });

/** Sentences for what cannot be on a pad. */
export const refusals = (): Sentences => errors();
