import { words } from "../i18n/scoundrel";
import { Button } from "../ui/Button";
import type { ScoundrelView as View } from "../wire";
import { Dungeon } from "./Dungeon";
import type { Event } from "./events";
import { places } from "./places";

interface Props {
  view: View;
  events: readonly Event[];
  /** The action of a hint that the player sees, if any. */
  hinted: string | null;
  /** Plays the same dungeon; none for a daily. */
  playThis: (() => void) | null;
}

/** Somebody else's run, as it goes on. */
export function Watched({ view, events, hinted, playThis }: Props) {
  const t = words();
  return (
    <Dungeon
      shown={view}
      view={view}
      places={places([], view.room)}
      events={events}
      controls={null}
      hinted={hinted}
    >
      <p class="watching">
        {t.watching} {playThis && <Button onClick={playThis}>{t.playThis}</Button>}
      </p>
    </Dungeon>
  );
}
