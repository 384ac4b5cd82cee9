/** Events in words. */
import type { Catalogue } from "../i18n/skullking";
import type { SkullKingTrickView as Trick } from "../wire";
import type { Event } from "./model";

/** What one event needs to be told: who sits where. */
export interface Told {
  /** The name of a seat, or nothing for one's own. */
  name: (seat: number) => string | null;
  t: Catalogue;
}

/** Why a trick was won; a key of the catalogue's reasons. */
type Reason = keyof Catalogue["reasons"];

/** Why the winning card of a whole trick is the highest. */
function reasonOf(card: string, suit: Trick["suit"], mermaid: number, pirates: number): Reason {
  if (mermaid) return "caughtKing";
  if (pirates) return "caughtPirates";
  if (card === "SK") return "king";
  if (card === "SM") return "mary";
  const [kind] = card;
  if (kind === "P") return "pirate";
  if (kind === "M") return "mermaid";
  if (kind === "E") return "escapes";
  return kind === "J" && suit !== "J" ? "trumped" : "highest";
}

type Won = Extract<Event, { type: "trick_won" }>;

/** The card that won. */
function winningCard(won: Won): string {
  const players = won.cards.length;
  return won.cards[(won.winner - won.leader + players) % players] ?? "";
}

/** The colour that the first colour card set. */
function suitOf(cards: readonly string[]): Trick["suit"] {
  const first = cards.find((card) => /^[YRBJ]\d/.test(card))?.[0];
  return first === "Y" || first === "R" || first === "B" || first === "J" ? first : null;
}

/** Who won a trick, and with what. */
function tellTrick(won: Won, { name, t }: Told): string {
  const card = winningCard(won);
  const reason = reasonOf(card, suitOf(won.cards), won.mermaid, won.pirates);
  const why = t.reasons[reason](card, won.mermaid + won.pirates);
  return t.events.trick(name(won.winner), why);
}

/** One event as a sentence; empty for what need not be said. */
export function tell(event: Event, told: Told): string {
  const { name, t } = told;
  switch (event.type) {
    case "bid_made":
      return t.events.bid(name(event.seat));
    case "bids_revealed":
      return t.events.revealed(event.bids.map((bid, seat) => t.events.bidOf(name(seat), bid)).join(", "));
    case "card_played":
      return t.events.played(name(event.seat), event.card, event.role);
    case "trick_won":
      return tellTrick(event, told);
    case "round_scored":
      return t.events.scored(event.round);
    case "round_dealt":
      return t.events.dealt(event.round, name(event.leader));
    case "game_over":
      return t.events.over;
    case "seat_taken":
      return event.level === null ? t.events.sat(name(event.seat) ?? event.name) : t.events.bot(event.name);
    case "went_away":
      return t.events.away(name(event.seat));
    case "came_back":
      return t.events.back(name(event.seat));
    case "game_started":
      return t.events.started;
    default:
      return "";
  }
}
