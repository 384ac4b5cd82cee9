/** One run as the page knows it: the house's word, and what we draw until it speaks. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Refused, refusal } from "../errors";
import { connection, type TableNews } from "../socket";
import type { Info, ScoundrelView as View } from "../wire";
import { type Event, follow } from "./events";
import { predict } from "./predict";

interface Word {
  seq: number;
  mine: boolean;
  view: View;
  info: Info;
}

export interface Run {
  readonly table: string;
  /** The house's last word. */
  readonly word: ReadonlySignal<Word | undefined>;
  /** What is drawn: the last word, or the guess at the next one. */
  readonly shown: ReadonlySignal<View | undefined>;
  /** Whether a command is on its way, or what came of it. */
  readonly busy: ReadonlySignal<boolean>;
  readonly events: ReadonlySignal<readonly Event[]>;
  /** Why the run cannot be shown. */
  readonly trouble: ReadonlySignal<Refused | undefined>;
  /** Send an action; a refusal is thrown. */
  readonly act: (action: string) => Promise<void>;
  readonly stop: () => void;
}

/** Told what just happened, here or in another tab. */
export type Reporter = (events: readonly Event[], view: View) => void;

/** Follow a run of Scoundrel. */
export function followRun(table: string, report: Reporter): Run {
  const word = signal<Word | undefined>();
  const guess = signal<{ base: number; view: View } | undefined>();
  const commands = signal(0);
  const acknowledged = signal(0);
  const events = signal<readonly Event[]>([]);
  const trouble = signal<Refused | undefined>();

  const shown = computed(() => {
    const known = word.value;
    return known && guess.value?.base === known.seq ? guess.value.view : known?.view;
  });

  function news(message: TableNews): void {
    if (message.type === "said" || message.game !== "scoundrel") return;
    const fresh = message.steps.flatMap(({ events }) => events);
    const first = word.peek() === undefined;
    batch(() => {
      trouble.value = undefined;
      events.value = fresh.reduce(follow, events.peek());
      word.value = {
        seq: message.seq,
        mine: message.seat !== null,
        view: message.view,
        info: message.info,
      };
    });
    if (!first && fresh.length) report(fresh, message.view);
  }

  async function act(action: string): Promise<void> {
    const known = word.peek();
    const choice = known?.view.choices.find((one) => one.action === action);
    if (known && choice?.card) guess.value = { base: known.seq, view: predict(known.view, choice) };
    commands.value++;
    try {
      const seq = await connection.command({ type: "act", table, action });
      acknowledged.value = Math.max(acknowledged.peek(), seq);
    } catch (error) {
      guess.value = undefined;
      throw refusal(error);
    } finally {
      commands.value--;
    }
  }

  const busy = computed(() => {
    const seq = word.value?.seq ?? 0;
    return commands.value > 0 || acknowledged.value > seq || guess.value?.base === seq;
  });

  return {
    table,
    word,
    shown,
    busy,
    events,
    trouble,
    act,
    stop: connection.watch(
      table,
      {
        news,
        refused: (why) => {
          trouble.value = why;
        },
      },
      0,
    ),
  };
}
