/**
 * How the table will look after a choice, from the effects that the house sent
 * with it. Drawn at once, and replaced by the house's own view an instant later.
 */
import type { ScoundrelChoice as Choice, ScoundrelView as View } from "../wire";

export type Kind = "monster" | "weapon" | "potion";

export function kind(card: string): Kind {
  return card.endsWith("d") ? "weapon" : card.endsWith("h") ? "potion" : "monster";
}

/** How a choice fights: with the weapon, barehanded, or not at all. */
export function way(choice: Choice): "w" | "b" | undefined {
  const [, how] = choice.action.split("/");
  return how === "w" || how === "b" ? how : undefined;
}

function weaponAfter(view: View, choice: Choice, card: string): View["weapon"] {
  if (kind(card) === "weapon") return { card, limit: choice.limit, slain: [] };
  if (way(choice) !== "w" || !view.weapon) return view.weapon;
  return { ...view.weapon, limit: choice.limit, slain: [...view.weapon.slain, card] };
}

function discarded(view: View, choice: Choice, card: string): readonly string[] {
  if (kind(card) === "weapon") return view.weapon ? [view.weapon.card, ...view.weapon.slain] : [];
  return way(choice) === "w" ? [] : [card];
}

/** The view after facing a card; what comes after it is for the house to say. */
export function predict(view: View, choice: Choice): View {
  const { card } = choice;
  if (card === null) return view;
  return {
    ...view,
    health: choice.health,
    weapon: weaponAfter(view, choice, card),
    room: view.room.filter((other) => other !== card),
    carried: view.carried && card !== view.room[0],
    discard: [...view.discard, ...discarded(view, choice, card)],
    to_face: view.to_face - 1,
    faced_in_room: view.faced_in_room + 1,
    can_avoid: false,
    can_undo: true,
    choices: [],
  };
}
