import type { Catalogue } from "./certified.en";

export const de: Catalogue = {
  only: "Nur Dungeons, die zu gewinnen sind",
  certified: "ist zu gewinnen",
};
