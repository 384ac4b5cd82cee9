import type { VNode } from "preact";
import type { Found } from "./stream";

/** Draws a review; `table` is where the game was played, if it was played here. */
export type Show = (table: string | undefined) => VNode;

/** How a review is drawn: what each game needs for that is loaded when there is one. */
export async function shown(found: Found): Promise<Show> {
  switch (found.game) {
    case "scoundrel": {
      const { Run } = await import("./Run");
      return (table) => <Run table={table} review={found.review} />;
    }
    case "skullking": {
      const { Game } = await import("./Game");
      return (table) => <Game table={table} review={found.review} />;
    }
  }
}
