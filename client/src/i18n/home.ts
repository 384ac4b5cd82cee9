import { catalogue } from ".";
import { de } from "./home.de";
import { en } from "./home.en";

/** Words of the front page. */
export const words = catalogue({ en, de });
