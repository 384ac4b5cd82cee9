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
  /** The action that a hint says, if one was asked for. */
  hinted: string | null;
  /** Asks for a hint; none where there are no hints. */
  hint: (() => void) | null;
  more: () => void;
  fresh: () => void;
  giveUp: () => void;
}

/** The card that the keyboard is on. */
function focusedCard(): string | null {
  const card = document.activeElement?.closest<HTMLElement>(".slot [data-flip]");
  return card?.dataset.flip ?? null;
}

function useTableKeys(
  controls: Controls,
  card: (spot: number) => string | null,
  hint: (() => void) | null,
): void {
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
        ...(hint ? [{ key: "h", label: t.keys.hint, run: hint }] : []),
        { key: "Escape", label: t.keys.close, run: controls.close },
      ];
    }, [t, controls, card, hint]),
  );
}

/** A run being played. */
export function Table({ run, shown, view, hinted, hint, more, fresh, giveUp }: Props) {
  const t = words();
  const [controls] = useState(() => controlsOf(run));
  useEffect(() => controls.stop, [controls]);
  const laid = useRef<Places>([]);
  laid.current = places(laid.current, shown.room);
  const [card] = useState(() => (spot: number) => laid.current[spot] ?? null);
  useTableKeys(controls, card, hint);
  return (
    <Dungeon
      shown={shown}
      view={view}
      places={laid.current}
      events={run.events.value}
      controls={controls}
      hinted={hinted}
      busy={run.busy.value}
    >
      <div class={hinted === "avoid" ? "avoid avoid-advised" : "avoid"}>
        {/* What is of no use now can still be pressed: the house says why. */}
        <Button aria-disabled={!shown.can_avoid} onClick={controls.avoid}>
          <Icon name={hinted === "avoid" ? "bulb" : "avoid"} /> {t.avoid}
          {hinted === "avoid" && <span class="visually-hidden">({t.hints.here})</span>}
        </Button>
      </div>
      <div class="actions">
        <div class="undo">
          <Button aria-disabled={!shown.can_undo} onClick={controls.undo}>
            <Icon name="undo" /> {t.undo}
          </Button>
        </div>
        {hint && (
          <div class="hint">
            <Button aria-label={t.hint} onClick={hint}>
              <Icon name="bulb" /> <span class="hint-word">{t.hint}</span>
            </Button>
          </div>
        )}
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
