import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../i18n/skullking";
import { Card } from "../ui/Card";
import type { SkullKingView as View } from "../wire";
import type { Controls } from "./controls";

interface Props {
  view: View;
  /** Where new cards come from. */
  from: string;
  controls: Controls;
}

/** Pixels that a finger must go up to throw a card. */
const SWIPE = 36;

/** Throwing a card with a swipe: what it does, and that no tap follows it. */
function useSwipe(throwCard: (card: string) => void) {
  const start = useRef<number | undefined>(undefined);
  const thrown = useRef(false);
  return (card: string, tap: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      thrown.current = false;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === undefined || start.current - event.clientY < SWIPE) return;
      start.current = undefined;
      thrown.current = true;
      throwCard(card);
    },
    onPointerUp: () => {
      start.current = undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    onClick: () => {
      if (!thrown.current) tap();
    },
  });
}

/** Scary Mary asks on the card what she is to be. */
function Roles({ controls }: { controls: Controls }) {
  const t = words();
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div class="roles" role="group" aria-label={t.maryAsks}>
      <button ref={first} type="button" class="role-choice" onClick={() => controls.answer("p")}>
        {t.asPirate}
      </button>
      <button type="button" class="role-choice" onClick={() => controls.answer("e")}>
        {t.asEscape}
      </button>
      <button type="button" class="role-choice role-keep" onClick={controls.close}>
        {t.keep}
      </button>
    </div>
  );
}

/** Keeps the keyboard in the hand when the card it was on has left. */
function useKeptFocus(hand: { current: HTMLElement | null }) {
  const at = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const root = hand.current;
    if (!root || at.current === undefined || document.activeElement !== document.body) return;
    const cards = root.querySelectorAll<HTMLElement>(".hand-button");
    (cards[Math.min(at.current, cards.length - 1)] ?? root).focus({ preventScroll: true });
  });
  return {
    onFocusIn: (event: FocusEvent) => {
      const cards = [...(hand.current?.querySelectorAll(".hand-button") ?? [])];
      // Also from the choice on a card, the way back is to that card.
      const index = cards.findIndex((card) => card.parentElement?.contains(event.target as Node));
      at.current = Math.max(0, index);
    },
    onFocusOut: (event: FocusEvent) => {
      // Gone with its card, focus has nowhere to go; taken elsewhere, it has.
      if (event.relatedTarget !== null) at.current = undefined;
    },
  };
}

/** One's own cards as a fan: the legal ones raised, the others dimmed. */
export function Hand({ view, from, controls }: Props) {
  const t = words();
  const hand = useRef<HTMLUListElement>(null);
  const focus = useKeptFocus(hand);
  const swipe = useSwipe(controls.commit);
  const picked = controls.picked.value;
  const middle = (view.hand.length - 1) / 2;
  return (
    <ul
      ref={hand}
      role="list"
      class="hand"
      aria-label={t.hand}
      tabIndex={-1}
      style={{ "--gaps": String(Math.max(1, view.hand.length - 1)) }}
      {...focus}
    >
      {view.hand.map((card, i) => {
        const choice = view.choices.find((one) => one.card === card);
        const blocked = view.blocked.some((one) => one.card === card);
        const asking = picked === card && controls.asking.value;
        const state = [
          blocked && t.cannotPlay,
          choice?.winning && t.wouldWin,
          picked === card && t.lifted,
        ];
        const classes = [
          "hand-button",
          choice && "hand-legal",
          blocked && "hand-blocked",
          picked === card && "hand-picked",
        ];
        return (
          <li
            key={card}
            class={picked === card ? "hand-card hand-front" : "hand-card"}
            data-flip={card}
            data-from={from}
            style={{ "--turn": String(i - middle) }}
          >
            <button
              id={`hand-${card}`}
              type="button"
              class={classes.filter(Boolean).join(" ")}
              aria-label={t.handCard(t.card(card), state.filter(Boolean).join(", "))}
              aria-disabled={blocked}
              aria-pressed={picked === card}
              {...swipe(card, () => controls.tap(card))}
            >
              <Card code={card} game="skullking" />
              {choice?.winning && <span class="hand-wins" aria-hidden="true" />}
            </button>
            {asking && <Roles controls={controls} />}
          </li>
        );
      })}
    </ul>
  );
}
