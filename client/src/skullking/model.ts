/** One table as the page knows it: the house's word, and what we draw until it speaks. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Refused, refusal } from "../errors";
import { connection, type TableNews } from "../socket";
import type { HouseEvent, Info, SkullKingEvent, SkullKingView as View, TalkLine } from "../wire";
import { predict } from "./predict";

export type Event = SkullKingEvent | HouseEvent;

export interface Word {
  seq: number;
  /** Our seat; null for a watcher. */
  seat: number | null;
  /** null before the first deal. */
  view: View | null;
  info: Info;
}

type Command = Parameters<typeof connection.command>[0];
type AtTable<M> = M extends Command ? Omit<M, "table"> : never;
/** A command to the table that is followed. */
export type Order = AtTable<Command>;

export interface Table {
  readonly id: string;
  /** The house's last word. */
  readonly word: ReadonlySignal<Word | undefined>;
  /** What is drawn: the view of the last word, or the guess at the next one. */
  readonly shown: ReadonlySignal<View | null>;
  /** Whether an action of ours is on its way. */
  readonly busy: ReadonlySignal<boolean>;
  /** What was said, oldest first. */
  readonly lines: ReadonlySignal<readonly TalkLine[]>;
  /** Why the table cannot be shown. */
  readonly trouble: ReadonlySignal<Refused | undefined>;
  /** Bid or play; a refusal is thrown. */
  readonly act: (action: string) => Promise<void>;
  /** Any other command; a refusal is thrown. */
  readonly send: (order: Order) => Promise<void>;
  readonly stop: () => void;
}

export interface Listener {
  /** What just happened, and how things stood before and stand now. */
  readonly happened: (events: readonly Event[], before: View | null, now: Word) => void;
  /** What somebody just said. */
  readonly said: (lines: readonly TalkLine[]) => void;
}

/** Milliseconds: what was said longer ago is history. */
const RECENT = 10_000;

/** Follow a table of Skull King. */
export function followTable(id: string, listener: Listener): Table {
  const word = signal<Word | undefined>();
  const guess = signal<{ base: number; view: View } | undefined>();
  const acting = signal(0);
  const lines = signal<readonly TalkLine[]>([]);
  const trouble = signal<Refused | undefined>();

  const guessing = computed(() => guess.value !== undefined && guess.value.base === word.value?.seq);

  function hearTalk(fresh: readonly TalkLine[]): void {
    const last = lines.peek().at(-1)?.id ?? 0;
    const unheard = fresh.filter((line) => line.id > last);
    lines.value = [...lines.peek(), ...unheard];
    const recent = unheard.filter((line) => Date.now() - Date.parse(line.at) < RECENT);
    if (recent.length) listener.said(recent);
  }

  function news(message: TableNews): void {
    if (message.type === "said") {
      hearTalk(message.lines);
      return;
    }
    if (message.game !== "skullking") return;
    const { seq, seat, view, info, steps } = message;
    const before = word.peek();
    batch(() => {
      trouble.value = undefined;
      word.value = { seq, seat, view, info };
      const events = steps.flatMap((step) => step.events);
      if (before && events.length) listener.happened(events, before.view, word.value);
    });
  }

  async function act(action: string): Promise<void> {
    const known = word.peek();
    const guessed = known?.view && predict(known.view, action);
    if (known && guessed) guess.value = { base: known.seq, view: guessed };
    acting.value++;
    try {
      await connection.command({ type: "act", table: id, action });
    } catch (error) {
      guess.value = undefined;
      throw refusal(error);
    } finally {
      acting.value--;
    }
  }

  return {
    id,
    word,
    shown: computed(() => (guessing.value ? (guess.value?.view ?? null) : (word.value?.view ?? null))),
    busy: computed(() => acting.value > 0 || guessing.value),
    lines,
    trouble,
    act,
    send: async (order) => {
      await connection.command({ ...order, table: id } as Command);
    },
    stop: connection.watch(id, {
      news,
      refused: (why) => {
        trouble.value = why;
      },
    }),
  };
}
