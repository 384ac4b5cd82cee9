/** Keyboard shortcuts: each is declared once, works once, and is listed in the help. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export interface Shortcut {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /** What it does, in the language of the page. */
  label: string;
  run: () => void;
}

/** Sets of shortcuts that are active, innermost last. */
export const shortcuts = signal<readonly (readonly Shortcut[])[]>([]);

/** Shortcuts that hold while the component is on the page, from the moment it is drawn: two quick keys are two moves. */
export function useKeys(list: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    shortcuts.value = [...shortcuts.peek(), list];
    return () => {
      shortcuts.value = shortcuts.peek().filter((other) => other !== list);
    };
  }, [list]);
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select");
}

/** Listen once, for the whole page. */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (writing(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = shortcuts
      .peek()
      .findLast((list) => list.some((shortcut) => shortcut.key === key))
      ?.find((shortcut) => shortcut.key === key);
    if (!found) return;
    event.preventDefault();
    found.run();
  });
}
