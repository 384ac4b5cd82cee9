/** Opening a run and going to its table. */
import { post } from "../api";
import { go, href } from "../router";
import type { NewRun, Opened } from "../wire";
import { running } from "./running";

/** Start a run, or find the one that may be gone on with, and go there. */
export async function openRun(wanted: Omit<NewRun, "game">, how: "push" | "replace" = "push"): Promise<void> {
  const { table } = await post<Opened>("/api/tables", { game: "scoundrel", ...wanted } satisfies NewRun);
  if (wanted.mode === "random") running.value = table;
  go(href(`run/${table}`), how);
}
