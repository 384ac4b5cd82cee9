import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { frame } from "../i18n/frame";
import { hasMoved } from "../router";
import { Header } from "./Header";

/** The look of a page: the dungeon's stone, the high seas, or the wood of the lobby. */
export type World = "dungeon" | "sea" | "lobby";

interface Props {
  title: string;
  world: World;
  /** A table: fills the window and does not scroll. */
  table?: boolean;
  children: ComponentChildren;
}

/**
 * The link that led here is gone, or the page that stood here while a room was
 * being fetched, and the focus with it: go on in this one.
 */
function useFocusIn(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
}

/** A page of the house: title, look, header and the main part. */
export function Page({ title, world, table = false, children }: Props) {
  const t = frame();
  const main = useRef<HTMLElement>(null);
  useFocusIn(main);
  useLayoutEffect(() => {
    document.title = title === t.brand ? title : `${title} · ${t.brand}`;
    document.documentElement.dataset.world = world;
  }, [title, world, t]);
  return (
    <div class={table ? "page page-table" : "page"}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // what stands after # is the step of a replay
          main.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <Header title={title} heading={table} />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
    </div>
  );
}
