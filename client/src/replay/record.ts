/** Records that somebody opens: read here, played by the house. */
import { post } from "../api";
import { Refused, refusal } from "../errors";
import { sentence } from "../i18n/errors";
import { words } from "../i18n/replay";
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

/** Why a record cannot be shown; what is wrong inside it comes with the place. */
export function troubleOf(error: unknown): string {
  const refused = refusal(error);
  const { where } = refused.params;
  if (refused.code === "not_json") return words().notJson;
  return where === undefined ? sentence(refused) : words().badRecord(String(where));
}
