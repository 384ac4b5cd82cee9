import type { SoundName } from "../sound";
import type { Event } from "./events";

/** The sound of what happened last, if it has one. */
export function soundOf(events: readonly Event[]): SoundName | undefined {
  for (const event of events.toReversed()) {
    if (event.type === "ended") return event.outcome;
    if (event.type === "fought") return event.damage ? "hit" : "parry";
    if (event.type === "equipped") return "equip";
    if (event.type === "drank") return "drink";
    if (event.type === "room_avoided") return "avoid";
    if (event.type === "undone") return "undo";
  }
  return undefined;
}
