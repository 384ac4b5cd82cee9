import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../i18n/scoundrel";
import type { ScoundrelView as View } from "../wire";
import type { Controls } from "./controls";
import type { Places } from "./places";
import { Slot } from "./Slot";

interface Props {
  places: Places;
  shown: View;
  /** The house's last view. */
  view: View;
  controls: Controls | null;
  marked: string | null;
  hinted: string | null;
  /** Whether an action is on its way. */
  busy: boolean;
}

/** Keep the keyboard's place: when the focused card leaves, its neighbour is next. */
function useFocusKept(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const spot = useRef(-1);
  useLayoutEffect(() => {
    const note = (event: FocusEvent) => {
      const slots = [...(list.current?.children ?? [])];
      spot.current = slots.findIndex((slot) => slot.contains(event.target as Node));
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    // A removed element takes the focus with it, without any event.
    if (spot.current < 0 || document.activeElement !== document.body) return;
    const cards = [...(list.current?.children ?? [])].map((slot) => slot.querySelector("button"));
    const next = cards.slice(spot.current).find(Boolean) ?? cards.findLast(Boolean);
    next?.focus({ preventScroll: true });
  });
  return list;
}

/** The room: four places, and a card never leaves its own. */
export function Room({ places, shown, view, controls, marked, hinted, busy }: Props) {
  const t = words();
  const list = useFocusKept();
  return (
    <ol
      class="room"
      role="list"
      ref={list}
      aria-label={t.roomLabel(shown.rooms_opened, shown.to_face)}
      aria-busy={busy}
    >
      {places.map((card, spot) => (
        <li class="slot" key={spot}>
          {card && (
            <Slot
              key={card}
              spot={spot}
              card={card}
              carried={shown.carried && card === shown.room[0]}
              view={view}
              controls={controls}
              marked={card === marked}
              hinted={hinted}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
