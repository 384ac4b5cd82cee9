import { catalogue } from ".";
import { de } from "./review.de";
import { en } from "./review.en";

/** Words of the review. */
export const words = catalogue({ en, de });
