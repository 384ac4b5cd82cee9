/**
 * What stays to be seen although the game has gone on: a whole trick, the
 * opening of the fists, the sheet of a round. Nothing here holds up an action.
 */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { play } from "../sound";
import type { SkullKingPlayedCard as PlayedCard, SkullKingTrickView as Trick, SkullKingView as View } from "../wire";
import type { Event, Word } from "./model";

/** Milliseconds. */
const LONG_ENOUGH = { least: 900, trick: 1500, bonus: 2200, firstBonus: 3400, beat: 550, opened: 2300, glimpse: 900 };

/** Fists on the table: beaten for the first, second, third time, then open. */
export type Beat = 0 | 1 | 2 | "open";

/** A whole trick that still lies on the table. */
export interface Kept {
  trick: Trick;
  /** The table around it, where its round is over; else the table goes on. */
  around: View | null;
}

export interface Stage {
  readonly kept: ReadonlySignal<Kept | undefined>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  /** The round whose scores are to be shown. */
  readonly scored: Signal<number | undefined>;
  readonly hear: (events: readonly Event[], before: View | null, now: Word) => void;
  /** Let the trick go to its winner now. */
  readonly clear: () => void;
  /** Open the fists, or be done with it. */
  readonly skip: () => void;
  readonly stop: () => void;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

type Won = Extract<Event, { type: "trick_won" }>;

function wholeTrick(cards: readonly PlayedCard[], suit: Trick["suit"], won: Won): Trick {
  return {
    leader: won.leader,
    cards: cards.map((played) => ({ ...played, winning: played.seat === won.winner })),
    suit,
    winner: won.winner,
    mermaid: won.mermaid,
    pirates: won.pirates,
  };
}

/** The table as it was when the last trick of a round was won. */
function aroundLast(before: View, won: Won): View {
  const seats = before.seats.map((each) => ({
    ...each,
    cards: 0,
    won: each.won + Number(each.seat === won.winner),
  }));
  return { ...before, hand: [], choices: [], blocked: [], to_act: [], seats };
}

export function createStage(): Stage {
  const kept = signal<Kept | undefined>();
  const beat = signal<Beat | undefined>();
  const scored = signal<number | undefined>();
  let trickTimer: ReturnType<typeof setTimeout> | undefined;
  let beatTimer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let due: number | undefined;
  let bonusSeen = false;
  let hurried = false;

  function clear(): void {
    clearTimeout(trickTimer);
    batch(() => {
      kept.value = undefined;
      if (due !== undefined) scored.value = due;
    });
    due = undefined;
  }

  function clearIn(milliseconds: number): void {
    clearTimeout(trickTimer);
    trickTimer = setTimeout(clear, milliseconds);
  }

  function keep(trick: Trick, around: View | null): void {
    const bonus = trick.mermaid + trick.pirates > 0;
    kept.value = { trick, around };
    since = performance.now();
    clearIn(bonus ? (bonusSeen ? LONG_ENOUGH.bonus : LONG_ENOUGH.firstBonus) : LONG_ENOUGH.trick);
    bonusSeen ||= bonus;
  }

  function rest(at: Beat): void {
    clearTimeout(beatTimer);
    const next = at === "open" ? undefined : at === 2 ? "open" : ((at + 1) as Beat);
    const opened = hurried ? LONG_ENOUGH.glimpse : LONG_ENOUGH.opened;
    beatTimer = setTimeout(() => beatOn(next), at === "open" ? opened : LONG_ENOUGH.beat);
  }

  function beatOn(to: Beat | undefined): void {
    clearTimeout(beatTimer);
    beat.value = to;
    if (to === undefined) return;
    if (!still.matches) play(to === "open" ? "open" : "fist");
    rest(to);
  }

  function hear(events: readonly Event[], before: View | null, now: Word): void {
    let lying: readonly PlayedCard[] = before?.trick.cards ?? [];
    const roundOver = events.some((event) => event.type === "round_scored");
    for (const event of events) {
      if (event.type === "bids_revealed") {
        hurried = false;
        beatOn(still.matches ? "open" : 0);
      }
      if (event.type === "card_played") {
        hurried = true;
        if (beat.peek() === "open") rest("open");
        if (!lying.length && kept.peek()) clearIn(Math.max(0, since + LONG_ENOUGH.least - performance.now()));
        lying = [...lying, { seat: event.seat, card: event.card, role: event.role, winning: false }];
      }
      if (event.type === "trick_won" && before) {
        beatOn(undefined);
        const suit = now.view?.last_trick?.suit ?? before.trick.suit;
        keep(wholeTrick(lying, suit, event), roundOver ? aroundLast(before, event) : null);
        lying = [];
      }
      if (event.type === "round_scored") due = event.round;
      if (event.type === "game_over") due = undefined; // the end has a page of its own
    }
  }

  return {
    kept,
    beat,
    scored,
    hear,
    clear,
    skip: () => {
      if (beat.peek() !== undefined) beatOn(beat.peek() === "open" ? undefined : "open");
    },
    stop: () => {
      clearTimeout(trickTimer);
      clearTimeout(beatTimer);
    },
  };
}
