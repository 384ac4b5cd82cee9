import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useFlip } from "../flip";
import { number } from "../i18n";
import { words } from "../i18n/scoundrel";
import { Icon } from "../ui/Icon";
import type { ScoundrelView as View } from "../wire";
import type { Controls } from "./controls";
import { type Event as RunEvent, inThisRoom } from "./events";
import { Health } from "./Health";
import { History } from "./History";
import { Discard, Pile } from "./Piles";
import type { Places } from "./places";
import { Room } from "./Room";
import { tell } from "./tell";
import { Weapon } from "./Weapon";

interface Props {
  /** What lies on the table. */
  shown: View;
  /** The house's view, with what each card would do. */
  view: View;
  places: Places;
  events: readonly RunEvent[];
  /** None where one only looks on. */
  controls: Controls | null;
  /** The card that is faced next, in a replay. */
  marked?: string | null;
  /** The action that a hint says, if one was asked for. */
  hinted?: string | null;
  busy?: boolean;
  /** The buttons. */
  children: ComponentChildren;
}

/** Whether a click came from there; by its path, since what was clicked may be gone by now. */
function within(event: Event, selector: string): boolean {
  return event.composedPath().some((part) => part instanceof Element && part.matches(selector));
}

/** The dungeon as it lies on the table. */
export function Dungeon(props: Props) {
  const { shown, view, places, events, controls, marked = null, hinted = null, busy = false, children } = props;
  const t = words();
  const root = useRef<HTMLDivElement>(null);
  useFlip(root);
  const last = inThisRoom(events).at(-1);
  return (
    <div
      class="dungeon"
      ref={root}
      onClick={(event) => {
        if (!within(event, ".slot")) controls?.close();
      }}
    >
      <Health health={shown.health} />
      <p class="score-if">
        <span class="score-if-words">{t.scoreIfDead}</span>
        <Icon name="skull" /> <strong class="number">{number(shown.score_if_dead)}</strong>
      </p>
      <Room
        places={places}
        shown={shown}
        view={view}
        controls={controls}
        marked={marked}
        hinted={hinted}
        busy={busy}
      />
      <p class={last?.type === "hinted" ? "last last-hint" : "last"}>{last ? tell(last, t) : t.room(shown.rooms_opened)}</p>
      <div class="tray">
        <Weapon weapon={shown.weapon} />
        <Discard cards={shown.discard} />
        <Pile count={shown.pile} known={shown.known_bottom} />
      </div>
      <History events={events} room={shown.rooms_opened} />
      {children}
    </div>
  );
}
