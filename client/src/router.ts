/** Where we are: the address bar as a signal, and links that need no reload. */
import { computed, signal } from "@preact/signals";

export type Lang = "de" | "en";

const address = () => location.pathname;

/** The path of the page, for instance `/en/daily`. */
export const path = signal(address());

/** The language of the page: its address decides. */
export const lang = computed<Lang>(() => (path.value.startsWith("/de") ? "de" : "en"));

/** The path without its language: `daily`, `run/k3f9`, or empty on the front page. */
export const place = computed(() => path.value.replace(/^\/(de|en)\/?/, ""));

/** The address of a place in the language of the page, or in another one. */
export function href(to: string, language: Lang = lang.value): string {
  return `/${language}/${to}`;
}

let moved = false;

/** Whether somebody has gone on from the address that the page was loaded with. */
export function hasMoved(): boolean {
  return moved;
}

function move(): void {
  moved = true;
  path.value = address();
}

/** Go to an address of ours without loading the page anew. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", to);
  move();
}

/** Pages that the server renders whole; links to them load the page. */
const SERVED = /^\/(?:(?:de|en)\/rules\/|api\/|docs|static\/)/;

/** Follow links within the app without loading the page anew. */
export function followLinks(): void {
  addEventListener("popstate", move);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (SERVED.test(link.pathname) || !/^\/(de|en)(\/|$)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
