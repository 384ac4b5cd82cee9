/** The strengths of bots that the house offers, weakest first. */
export const LEVELS: readonly string[] = ["novice", "regular", "expert"];
