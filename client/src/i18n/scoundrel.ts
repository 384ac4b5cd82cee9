import { catalogue } from ".";
import { type Sentences } from "./errors";
import { de } from "./scoundrel.de";
import { en } from "./scoundrel.en";
import { de as errorsDe } from "./scoundrel.errors.de";
import { type Errors, en as errorsEn } from "./scoundrel.errors.en";

export type { Catalogue } from "./scoundrel.en";

/** Words of the dungeon. */
export const words = catalogue({ en, de });

const errors = catalogue<Errors>({ en: errorsEn, de: errorsDe });

/** Sentences for the refusals of the dungeon. */
export const refusals = (): Sentences => errors();
