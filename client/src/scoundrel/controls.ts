/**
 * From taps and keys to actions: the two ways of a monster, the second tap for
 * a lethal way, and the guard that keeps a double tap from playing two cards.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { refusals, words } from "../i18n/scoundrel";
import { play } from "../sound";
import { announce, complain, toast } from "../ui/notices";
import type { ScoundrelChoice as Choice } from "../wire";
import { way } from "./predict";
import type { Run } from "./model";

/** Two taps on one place within this many milliseconds are one tap of a nervous finger. */
const DOUBLE_TAP = 250;

/** What was tapped: the place of a card, a button or the key of a way. */
type Spot = number | "avoid" | "undo" | "w" | "b";

export interface Controls {
  /** The monster whose two ways are shown. */
  readonly opened: ReadonlySignal<string | null>;
  /** The lethal action that waits for its second tap. */
  readonly armed: ReadonlySignal<string | null>;
  /** A card was tapped. */
  readonly press: (spot: number, card: string) => void;
  /** One way of the opened monster was tapped. */
  readonly choose: (spot: number, choice: Choice) => void;
  /** Fight the opened monster, or else this one. */
  readonly fight: (how: "w" | "b", card: string | null) => void;
  readonly avoid: () => void;
  readonly undo: () => void;
  readonly close: () => void;
  readonly stop: () => void;
}

/** Whether a choice ends the run in death. */
export function lethal(choice: Choice): boolean {
  return choice.health <= 0;
}

/** The controls of a run. */
export function controlsOf(run: Run): Controls {
  const opened = signal<string | null>(null);
  const armed = signal<string | null>(null);
  let last: { spot: Spot; at: number } | undefined;
  let waiting: string | undefined;

  /** Whether this is a tap of its own. Only the spot just tapped is deaf, and only briefly. */
  function deliberate(spot: Spot): boolean {
    const at = performance.now();
    if (last?.spot === spot && at - last.at < DOUBLE_TAP) return false;
    last = { spot, at };
    return true;
  }

  function close(): void {
    opened.value = null;
    armed.value = null;
  }

  function send(action: string): void {
    close();
    run.act(action).catch((error: unknown) => {
      complain(error, refusals());
      play("refused");
    });
  }

  function decide(choice: Choice): void {
    if (!lethal(choice) || armed.peek() === choice.action) {
      send(choice.action);
      return;
    }
    armed.value = choice.action;
    play("refused");
    announce(`${words().lethal}! ${words().again}.`);
  }

  function face(card: string): void {
    const choices = run.word.peek()?.view.choices.filter((choice) => choice.card === card) ?? [];
    const [only, other] = choices;
    if (only && !other) {
      opened.value = null;
      decide(only);
    } else if (only) {
      const again = opened.peek() === card;
      close();
      opened.value = again ? null : card;
    }
  }

  // A tap while the last one is still on its way is not lost: it is taken up
  // when the house has answered, by what the house then says is possible.
  const stop = effect(() => {
    if (run.busy.value || waiting === undefined) return;
    const card = waiting;
    waiting = undefined;
    if (run.word.peek()?.view.faced_in_room) face(card);
  });

  return {
    opened,
    armed,
    close,
    stop,
    press(spot, card) {
      if (!deliberate(spot)) return;
      if (run.busy.peek()) waiting = card;
      else face(card);
    },
    choose(spot, choice) {
      if (deliberate(spot) && !run.busy.peek()) decide(choice);
    },
    fight(how, card) {
      const target = opened.peek() ?? card;
      if (!target) {
        toast(words().chooseFirst);
        return;
      }
      if (!deliberate(how) || run.busy.peek()) return;
      const choice = run.word
        .peek()
        ?.view.choices.find((one) => one.card === target && way(one) === how);
      if (choice) decide(choice);
      else send(`${target}/${how}`); // the house knows best why not
    },
    avoid() {
      if (deliberate("avoid") && !run.busy.peek()) send("avoid");
    },
    undo() {
      if (deliberate("undo") && !run.busy.peek()) send("undo");
    },
  };
}
