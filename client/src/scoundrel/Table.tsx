import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { words } from "../i18n/scoundrel";
import { type Shortcut, useKeys } from "../keys";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import type { ScoundrelView as View } from "../wire";
import { type Controls, controlsOf } from "./controls";
import { Dungeon } from "./Dungeon";
import type { Run } from "./model";
import { type Places, places } from "./places";

interface Props {
  run: Run;
  /** What is drawn. */
  shown: View;
  /** The house's last view. */
  view: View;
  more: () => void;
  fresh: () => void;
  giveUp: () => void;
}

/** The card that the keyboard is on. */
function focusedCard(): string | null {
  const card = document.activeElement?.closest<HTMLElement>(".slot [data-flip]");
  return card?.dataset.flip ?? null;
}

function useTableKeys(controls: Controls, card: (spot: number) => string | null): void {
  const t = words();
  useKeys(
    useMemo<Shortcut[]>(() => {
      const slot = (spot: number): Shortcut => ({
        key: String(spot + 1),
        label: t.keys.slot(spot + 1),
        run: () => {
          const there = card(spot);
          if (there) controls.press(spot, there);
          else toast(t.noCardThere);
        },
      });
      return [
        ...[0, 1, 2, 3].map(slot),
        { key: "w", label: t.keys.weapon, run: () => controls.fight("w", focusedCard()) },
        { key: "b", label: t.keys.barehanded, run: () => controls.fight("b", focusedCard()) },
        { key: "a", label: t.keys.avoid, run: controls.avoid },
        { key: "u", label: t.keys.undo, run: controls.undo },
        { key: "Escape", label: t.keys.close, run: controls.close },
      ];
    }, [t, controls, card]),
  );
}

/** A run being played. */
export function Table({ run, shown, view, more, fresh, giveUp }: Props) {
  const t = words();
  const [controls] = useState(() => controlsOf(run));
  useEffect(() => controls.stop, [controls]);
  const laid = useRef<Places>([]);
  laid.current = places(laid.current, shown.room);
  const [card] = useState(() => (spot: number) => laid.current[spot] ?? null);
  useTableKeys(controls, card);
  return (
    <Dungeon
      shown={shown}
      view={view}
      places={laid.current}
      events={run.events.value}
      controls={controls}
      busy={run.busy.value}
    >
      <div class="avoid">
        {/* What is of no use now can still be pressed: the house says why. */}
        <Button aria-disabled={!shown.can_avoid} onClick={controls.avoid}>
          <Icon name="avoid" /> {t.avoid}
        </Button>
      </div>
      <div class="actions">
        <div class="undo">
          <Button aria-disabled={!shown.can_undo} onClick={controls.undo}>
            <Icon name="undo" /> {t.undo}
          </Button>
        </div>
        <div class="more">
          <Button aria-label={t.more} onClick={more}>
            <Icon name="more" />
          </Button>
        </div>
        <div class="if-wide">
          <Button onClick={fresh}>{t.fresh}</Button>
          <Button onClick={giveUp}>
            <Icon name="flag" /> {t.giveUp}
          </Button>
        </div>
      </div>
    </Dungeon>
  );
}
