/** What has happened in a run, as a list that undo shortens. */
import type { HouseEvent, ScoundrelEvent } from "../wire";

export type Event = ScoundrelEvent | HouseEvent;

export const FULL_HEALTH = 20;

const FACING = new Set(["fought", "equipped", "drank"]);

/** What belongs to the story of a run; the house also tells who sits down and the like. */
const STORY = new Set([...FACING, "room_avoided", "room_opened", "ended", "gave_up", "hinted"]);

/** The events of a run with one more; `undone` takes the last faced card back. */
export function follow(events: readonly Event[], event: Event): readonly Event[] {
  if (event.type !== "undone") return STORY.has(event.type) ? [...events, event] : events;
  const last = events.findLastIndex(({ type }) => FACING.has(type));
  return events.slice(0, Math.max(last, 0));
}

/** The events since the room was opened. */
export function inThisRoom(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === "room_opened") + 1);
}

/** Health at the start and after each room, for drawing a run in one line. */
export function healthCurve(events: readonly Event[]): readonly number[] {
  const curve = [FULL_HEALTH];
  let health = FULL_HEALTH;
  for (const event of events) {
    if (event.type === "fought") health -= event.damage;
    if (event.type === "drank") health += event.healing;
    if (event.type === "room_opened" || event.type === "ended") curve.push(health);
  }
  return curve;
}
