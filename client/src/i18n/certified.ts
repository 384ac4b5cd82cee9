import { catalogue } from ".";
import { de } from "./certified.de";
import { en } from "./certified.en";

/** Words about dungeons that can be won. */
export const words = catalogue({ en, de });
