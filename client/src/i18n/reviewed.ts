import { catalogue } from ".";
import { de } from "./reviewed.de";
import { en } from "./reviewed.en";

/** Words of the review of a game of Skull King. */
export const words = catalogue({ en, de });
