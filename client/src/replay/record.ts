/** Records that somebody opens: read here, played by the house. */
import { post } from "../api";
import { Refused, refusal } from "../errors";
import { sentence } from "../i18n/errors";
import { refusals, words } from "../i18n/replay";
import { refusals as ofDungeon } from "../i18n/scoundrel";
import { refusals as ofSea } from "../i18n/skullking";
import type { ScoundrelReplay, SkullKingReplay } from "../wire";

export type Replay = ScoundrelReplay | SkullKingReplay;

/** A text as JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("not_json");
  }
}

/** The game of a record, position by position. */
export function replay(record: unknown): Promise<Replay> {
  return post<Replay>("/api/replay", record);
}

/** Why a record cannot be shown; for a document that is none, with the place of the fault. */
export function troubleOf(error: unknown): string {
  const refused = refusal(error);
  const why = sentence(refused, refusals());
  return refused.code in refusals() ? words().badRecord(String(refused.params.where ?? ""), why) : why;
}

/** Where and why a record breaks the rules; null if it does not. */
export function breach({ game, error }: Replay): string | null {
  if (!error) return null;
  const why = sentence(new Refused(error.code, error.params), game === "scoundrel" ? ofDungeon() : ofSea());
  return words().broken(error.index + 1, why);
}
