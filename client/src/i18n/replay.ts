import { catalogue } from ".";
import { de } from "./replay.de";
import { en } from "./replay.en";

/** Words of the replay viewer. */
export const words = catalogue({ en, de });
