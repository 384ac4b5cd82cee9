/** Actions as records write them. */

/** The card that an action is about: `8d` for `8d/w`, `SM` for `SM/p`; empty without an action. */
export const cardOf = (action: string | null | undefined): string => action?.split("/")[0] ?? "";
