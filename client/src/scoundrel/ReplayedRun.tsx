import "./styles/index.css";
import type { ComponentChildren } from "preact";
import { cardOf } from "../action";
import type { ScoundrelPosition as Position } from "../wire";
import { Dungeon } from "./Dungeon";
import { type Event, follow } from "./events";
import { type Places, places } from "./places";

interface Props {
  positions: readonly Position[];
  /** Which of them is shown. */
  step: number;
  children: ComponentChildren;
}

/** Where the cards of a room lie after some steps, as they lay when it was played. */
function placesAt(positions: readonly Position[], step: number): Places {
  return positions.slice(0, step + 1).reduce<Places>((laid, { view }) => places(laid, view.room), []);
}

/** A position of a run that was played; the card that is faced next is marked. */
export function ReplayedRun({ positions, step, children }: Props) {
  const { view } = positions[step] as Position;
  const next = cardOf(positions[step + 1]?.action);
  const events = positions
    .slice(1, step + 1)
    .flatMap((position) => position.events)
    .reduce(follow, [] as readonly Event[]);
  return (
    <Dungeon
      shown={view}
      view={view}
      places={placesAt(positions, step)}
      events={events}
      controls={null}
      marked={next || null}
    >
      {children}
    </Dungeon>
  );
}
