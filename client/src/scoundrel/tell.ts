/** Events in words. */
import type { Catalogue } from "../i18n/scoundrel";
import type { Event } from "./events";

/** An action, as it is written in records, in the language of the catalogue. */
export function tellAction(action: string, t: Catalogue): string {
  const [code = "", way] = action.split("/");
  if (code === "avoid") return t.actions.avoid;
  return way === "w" || way === "b" ? t.actions.fight(t.card(code), way) : t.card(code);
}

/** One event as a sentence in the language of the catalogue. */
export function tell(event: Event, t: Catalogue): string {
  const { events, card } = t;
  switch (event.type) {
    case "fought":
      return event.weapon === null
        ? events.wrestled(card(event.card), event.damage)
        : events.fought(card(event.card), card(event.weapon), event.damage);
    case "equipped":
      return event.replaced === null
        ? events.equipped(card(event.card))
        : events.replaced(card(event.card), card(event.replaced));
    case "drank":
      if (!event.worked) return events.spilt(card(event.card));
      return event.healing
        ? events.drank(card(event.card), event.healing)
        : events.drankFull(card(event.card));
    case "room_avoided":
      return events.avoided;
    case "room_opened":
      return events.opened(event.cards.map(card).join(", "));
    case "ended":
      return event.outcome === "won" ? events.won(event.score) : events.lost(event.score);
    case "undone":
      return events.undone;
    case "hinted":
      return events.hinted(tellAction(event.action, t), event.chance);
    case "gave_up":
      return t.end.gaveUp;
    default:
      return ""; // what happens at tables of several people only
  }
}
