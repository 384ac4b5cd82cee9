/** Opening a run and going to its table. */
import { post } from "../api";
import { go, href, place } from "../router";
import type { NewRun, Opened } from "../wire";
import { onlyWinnable } from "./certified";
import { running } from "./running";

type Wanted = Omit<NewRun, "game" | "certified">;

/** The table of a new run, or of one that may be gone on with. */
export async function newRun(wanted: Wanted): Promise<string> {
  const certified = wanted.mode === "random" && onlyWinnable.peek();
  const run = { game: "scoundrel", certified, ...wanted } satisfies NewRun;
  const { table } = await post<Opened>("/api/tables", run);
  if (wanted.mode === "random") running.value = table;
  return table;
}

/** Go to a run once it is found, unless the reader has gone elsewhere meanwhile. */
export async function enterRun(found: Promise<string>, how: "push" | "replace" = "push"): Promise<void> {
  const from = place.peek();
  const table = await found;
  if (place.peek() === from) go(href(`run/${table}`), how);
}

/** Start a run and go there. */
export const openRun = (wanted: Wanted): Promise<void> => enterRun(newRun(wanted));
