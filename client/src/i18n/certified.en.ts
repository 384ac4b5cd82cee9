/** Dungeons that can be won, on the front page and in the dungeon. */
export const en = {
  only: "Only dungeons that can be won",
  certified: "can be won",
};

export type Catalogue = typeof en;
