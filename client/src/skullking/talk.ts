/** What is said at the table, and to whom one does not listen. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { words } from "../i18n/skullking";
import { play } from "../sound";
import { announce } from "../ui/notices";
import type { TalkLine } from "../wire";

export type Reaction = keyof ReturnType<typeof words>["reactions"];

/** Milliseconds that a line stays at its speaker's plate. */
const STAYS = 6_000;

export interface Talk {
  /** What each seat said last, for a moment. */
  readonly bubbles: ReadonlySignal<ReadonlyMap<number, string>>;
  /** The names one does not listen to. */
  readonly muted: Signal<ReadonlySet<string>>;
  readonly hear: (lines: readonly TalkLine[]) => void;
}

/** A line as it is shown: reactions in the reader's own language. */
export function textOf(line: TalkLine): string {
  const { reactions } = words();
  return line.kind === "reaction" ? (reactions[line.body as Reaction] ?? line.body) : line.body;
}

export function createTalk(): Talk {
  const bubbles = signal<ReadonlyMap<number, string>>(new Map());
  const muted = signal<ReadonlySet<string>>(new Set());

  function show({ seat }: TalkLine, text: string): void {
    bubbles.value = new Map(bubbles.peek()).set(seat, text);
    setTimeout(() => {
      if (bubbles.peek().get(seat) !== text) return;
      const rest = new Map(bubbles.peek());
      rest.delete(seat);
      bubbles.value = rest;
    }, STAYS);
  }

  return {
    bubbles,
    muted,
    hear: (lines) => {
      const heard = lines.filter((line) => !muted.peek().has(line.name));
      for (const line of heard) show(line, textOf(line));
      if (!heard.length) return;
      play("say");
      announce(heard.map((line) => words().says(line.name, textOf(line))).join(" "));
    },
  };
}
