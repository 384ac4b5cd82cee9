/** From taps, swipes and keys to actions: what is picked, Scary Mary's role, and why a card stays. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { refusals, words } from "../i18n/skullking";
import { isBoolean, kept } from "../store";
import { play } from "../sound";
import { announce, complain, toast } from "../ui/notices";
import type { Table } from "./model";
import type { Stage } from "./stage";

/** Whether the first tap plays, for those with steady hands. */
export const oneTap = kept("skullking.oneTap", 1, false, isBoolean);

/** Two taps on one thing within this many milliseconds are one tap of a nervous finger. */
const DOUBLE_TAP = 250;

export interface Controls {
  /** The lifted card, or the bid about to be made; a second tap does it. */
  readonly picked: ReadonlySignal<string | null>;
  /** Whether Scary Mary is asking for her role. */
  readonly asking: ReadonlySignal<boolean>;
  /** A card or a bid was tapped. */
  readonly tap: (what: string) => void;
  /** Pick without doing it, for the keyboard. */
  readonly pick: (what: string) => void;
  /** Play a card or make a bid now. */
  readonly commit: (what: string) => void;
  /** Scary Mary as pirate or escape. */
  readonly answer: (role: "p" | "e") => void;
  /** Put everything back. */
  readonly close: () => void;
}

/** The controls of a seat. */
export function controlsOf(table: Table, stage: Stage): Controls {
  const picked = signal<string | null>(null);
  const asking = signal(false);
  let last: { what: string; at: number } | undefined;

  function close(): void {
    picked.value = null;
    asking.value = false;
  }

  function send(action: string): void {
    close();
    stage.clear();
    if (stage.beat.peek() === "open") stage.skip();
    play("card");
    table.act(action).catch((error: unknown) => {
      complain(error, refusals());
      play("refused");
    });
  }

  function deny(why: string): void {
    toast(why);
    play("refused");
  }

  function commit(what: string): void {
    const view = table.shown.peek();
    if (!view || table.busy.peek()) return;
    const t = words();
    const ways = view.choices.filter(({ action, card }) => (card ?? action) === what);
    const blocked = view.blocked.find(({ card }) => card === what);
    if (ways.length > 1) {
      picked.value = what;
      asking.value = true;
      announce(t.maryAsks);
    } else if (ways[0]) send(ways[0].action);
    else if (blocked) deny(t.mustFollow(blocked.suit));
    else deny(view.phase === "bidding" ? t.bidFirst : t.notYet);
  }

  function pick(what: string): void {
    asking.value = false;
    picked.value = what;
  }

  function tap(what: string): void {
    const at = performance.now();
    const nervous = last?.what === what && at - last.at < DOUBLE_TAP;
    last = { what, at };
    if (nervous) return;
    const view = table.shown.peek();
    const blocked = view?.blocked.some(({ card }) => card === what) ?? false;
    if (oneTap.peek() || blocked || picked.peek() === what) commit(what);
    else pick(what);
  }

  return {
    picked,
    asking,
    tap,
    pick,
    commit,
    close,
    answer: (role) => {
      if (asking.peek() && picked.peek()) send(`${picked.peek()}/${role}`);
    },
  };
}
