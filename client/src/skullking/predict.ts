/**
 * How the table will look after our own action, from what the house said of it.
 * Drawn at once, and replaced by the house's own view an instant later.
 */
import type { SkullKingChoice as Choice, SkullKingPlayedCard as PlayedCard, SkullKingView as View } from "../wire";

type Role = PlayedCard["role"];

/** Scary Mary's role in an action like `SM/e`. */
export function role(action: string): Role {
  const how = action.split("/")[1];
  return how === "e" || how === "p" ? how : "";
}

function afterBid(view: View, seat: number, bid: number): View {
  const seats = view.seats.map((each) => (each.seat === seat ? { ...each, has_bid: true } : each));
  return { ...view, own_bid: bid, seats };
}

function afterPlay(view: View, seat: number, card: string, choice: Choice): View {
  const played: PlayedCard = { seat, card, role: role(choice.action), winning: choice.winning };
  const lying = choice.winning
    ? view.trick.cards.map((other) => ({ ...other, winning: false }))
    : view.trick.cards;
  return {
    ...view,
    hand: view.hand.filter((other) => other !== card),
    seats: view.seats.map((each) => (each.seat === seat ? { ...each, cards: each.cards - 1 } : each)),
    trick: {
      ...view.trick,
      cards: [...lying, played],
      winner: choice.winning ? seat : view.trick.winner,
    },
  };
}

/** The view after one of its choices; nothing for an action that it does not offer. */
export function predict(view: View, action: string): View | undefined {
  const { seat } = view;
  const choice = view.choices.find((one) => one.action === action);
  if (seat === null || !choice) return undefined;
  const settled = { ...view, choices: [], blocked: [], to_act: view.to_act.filter((other) => other !== seat) };
  return choice.card === null
    ? afterBid(settled, seat, Number(action))
    : afterPlay(settled, seat, choice.card, choice);
}
