import { catalogue } from ".";
import { de } from "./verify.de";
import { en } from "./verify.en";

/** Words of the verify page. */
export const words = catalogue({ en, de });
