/**
 * Things that move: First-Last-Invert-Play over `element.animate`. The page is
 * already in its new state while they fly, so input never waits for them.
 *
 * Mark a thing with `data-flip="its name"` and a place things come from or go
 * to with `data-place="name"`; `data-from` / `data-to` name such places for
 * things that appear and vanish.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

const TIMING: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(.2,.8,.3,1)" };

function look(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) seen.set(element.dataset.flip ?? "", { rect, element });
  }
  return seen;
}

function place(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() : undefined;
}

/** The transform that shows something lying at `at` as if it lay at `from`. */
function shift(from: DOMRect, at: DOMRect): string {
  const dx = from.left + from.width / 2 - (at.left + at.width / 2);
  const dy = from.top + from.height / 2 - (at.top + at.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${from.width / at.width})`;
}

function moved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1;
}

function leave(seen: Seen, to: DOMRect): void {
  const ghost = seen.element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = seen.rect;
  ghost.removeAttribute("data-flip");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "5",
  });
  document.body.append(ghost);
  ghost
    .animate([{ transform: "none" }, { transform: shift(to, seen.rect), opacity: 0.2 }], TIMING)
    .finished.finally(() => ghost.remove());
}

function play(root: HTMLElement, before: Map<string, Seen>): void {
  const now = look(root);
  let dealt = 0;
  for (const [name, { rect, element }] of now) {
    const old = before.get(name)?.rect;
    const from = old ?? place(root, element.dataset.from);
    if (!from || !moved(from, rect)) continue;
    const start = { transform: shift(from, rect), zIndex: 4, opacity: old ? 1 : 0.3 };
    const delay = old ? 0 : 50 * dealt++;
    element.animate([start, { transform: "none", zIndex: 4, opacity: 1 }], {
      ...TIMING,
      delay,
      fill: "backwards",
    });
  }
  for (const [name, seen] of before) {
    const to = now.has(name) ? undefined : place(root, seen.element.dataset.to);
    if (to) leave(seen, to);
  }
}

/** Let the marked things under `root` move whenever the component draws them anew. */
export function useFlip(root: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, Seen>());
  // Rendering comes before the page changes: this is the last look at the old one.
  before.current = root.current && !still.matches ? look(root.current) : new Map();
  useLayoutEffect(() => {
    if (root.current && !still.matches && before.current.size) play(root.current, before.current);
  });
}
