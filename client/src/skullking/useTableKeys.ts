/** The keyboard at the table. */
import { useMemo } from "preact/hooks";
import { words } from "../i18n/skullking";
import { type Shortcut, useKeys } from "../keys";
import type { Controls } from "./controls";
import type { Table } from "./model";
import type { Stage } from "./stage";

export interface Doors {
  lastTrick: () => void;
  sheet: () => void;
  talk: () => void;
}

/** What can be picked now: the bids or the cards, in the order they lie there. */
function choosable(table: Table): readonly string[] {
  const view = table.shown.peek();
  if (!view) return [];
  const bids = view.choices
    .filter(({ card }) => card === null)
    .map(({ action }) => action)
    .sort((a, b) => Number(a) - Number(b));
  return bids.length ? bids : view.hand;
}

function focusOn(what: string): void {
  const element = document.getElementById(`hand-${what}`) ?? document.getElementById(`bid-${what}`);
  element?.focus({ preventScroll: true });
}

/** Digits pick and, once more, do; a 1 followed by a 0 is the bid 10. */
function digit(n: number, table: Table, controls: Controls): void {
  const all = choosable(table);
  const bidding = all.length > 0 && table.shown.peek()?.phase === "bidding";
  const before = controls.picked.peek();
  const what = bidding
    ? n === 0 && before === "1" && all.includes("10")
      ? "10"
      : String(n)
    : all[n === 0 ? 9 : n - 1];
  if (what === undefined || !all.includes(what)) return;
  if (before === what) {
    controls.commit(what);
    return;
  }
  controls.pick(what);
  focusOn(what);
}

function step(by: 1 | -1, table: Table, controls: Controls): void {
  const all = choosable(table);
  if (!all.length) return;
  const at = all.indexOf(controls.picked.peek() ?? "");
  const what = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  if (what === undefined) return;
  controls.pick(what);
  focusOn(what);
}

export function useTableKeys(table: Table, controls: Controls | null, stage: Stage, doors: Doors): void {
  const t = words();
  useKeys(
    useMemo<Shortcut[]>(() => {
      const opening: Shortcut[] = [
        { key: "l", label: t.keys.last, run: doors.lastTrick },
        { key: "s", label: t.keys.sheet, run: doors.sheet },
        { key: "t", label: t.keys.talk, run: doors.talk },
      ];
      const close = () => {
        stage.skip();
        stage.clear();
        controls?.close();
      };
      const put: Shortcut = { key: "Escape", label: t.keys.close, run: close };
      if (!controls) return [...opening, put];
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(
        (n): Shortcut => ({ key: String(n), label: t.keys.pick, run: () => digit(n, table, controls) }),
      );
      return [
        ...digits,
        { key: "ArrowLeft", label: t.keys.move, run: () => step(-1, table, controls) },
        { key: "ArrowRight", label: t.keys.move, run: () => step(1, table, controls) },
        { key: "p", label: t.keys.mary, run: () => controls.answer("p") },
        { key: "e", label: t.keys.mary, run: () => controls.answer("e") },
        ...opening,
        put,
      ];
    }, [t, table, controls, stage, doors]),
  );
}
