import { catalogue } from ".";
import { de } from "./life.de";
import { en } from "./life.en";

/** Words of the life counter. */
export const words = catalogue({ en, de });
