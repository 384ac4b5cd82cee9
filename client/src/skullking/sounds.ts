import type { SoundName } from "../sound";
import type { Event } from "./model";

/** The sound of what happened, if it has one; the fists sound by themselves. */
export function soundOf(events: readonly Event[], myTurn: boolean): SoundName | undefined {
  const won = events.find((event) => event.type === "trick_won");
  if (events.some((event) => event.type === "game_over")) return "won";
  if (won) return won.mermaid + won.pirates ? "bonus" : "trick";
  if (events.some((event) => event.type === "bids_revealed")) return undefined;
  if (myTurn) return "turn";
  if (events.some((event) => event.type === "card_played")) return "card";
  if (events.some((event) => event.type === "bid_made")) return "fist";
  if (events.some((event) => event.type === "round_dealt")) return "deal";
  return undefined;
}
