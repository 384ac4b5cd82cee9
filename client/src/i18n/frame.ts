import { catalogue } from ".";
import { de } from "./de";
import { en } from "./en";

/** Words of the frame: header, menu, notices. */
export const frame = catalogue({ en, de });
