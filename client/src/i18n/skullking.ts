import { catalogue } from ".";
import { type Sentences } from "./errors";
import { de } from "./skullking.de";
import { en } from "./skullking.en";
import { de as errorsDe } from "./skullking.errors.de";
import { type Errors, en as errorsEn } from "./skullking.errors.en";

export type { Catalogue } from "./skullking.en";

/** Words of the high seas. */
export const words = catalogue({ en, de });

const errors = catalogue<Errors>({ en: errorsEn, de: errorsDe });

/** Sentences for the refusals at a table. */
export const refusals = (): Sentences => errors();
