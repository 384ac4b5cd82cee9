import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useFlip } from "../flip";
import { number } from "../i18n";
import { words } from "../i18n/scoundrel";
import { type Shortcut, useKeys } from "../keys";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import type { ScoundrelView as View } from "../wire";
import { Avoid, Undo } from "./Actions";
import { controlsOf } from "./controls";
import { inThisRoom } from "./events";
import { Health } from "./Health";
import { History } from "./History";
import type { Run } from "./model";
import { Discard, Pile } from "./Piles";
import { type Places, places } from "./places";
import { Room } from "./Room";
import { tell } from "./tell";
import { Weapon } from "./Weapon";

interface Props {
  run: Run;
  shown: View;
  /** The house's last view. */
  view: View;
  /** Only looking on. */
  idle: boolean;
  more: () => void;
  fresh: () => void;
  giveUp: () => void;
}

/** The card that the keyboard is on. */
function focusedCard(): string | null {
  const card = document.activeElement?.closest<HTMLElement>(".slot [data-flip]");
  return card?.dataset.flip ?? null;
}

/** A run being played. */
export function Table({ run, shown, view, idle, more, fresh, giveUp }: Props) {
  const t = words();
  const root = useRef<HTMLDivElement>(null);
  const [controls] = useState(() => controlsOf(run));
  const laid = useRef<Places>([]);
  laid.current = places(laid.current, shown.room);
  useEffect(() => controls.stop, [controls]);
  useFlip(root);

  useKeys(
    useMemo<Shortcut[]>(() => {
      const slot = (spot: number): Shortcut => ({
        key: String(spot + 1),
        label: t.keys.slot(spot + 1),
        run: () => {
          const card = laid.current[spot];
          if (card) controls.press(spot, card);
          else toast(t.noCardThere);
        },
      });
      return [
        ...[0, 1, 2, 3].map(slot),
        { key: "w", label: t.keys.weapon, run: () => controls.fight("w", focusedCard()) },
        { key: "b", label: t.keys.barehanded, run: () => controls.fight("b", focusedCard()) },
        { key: "a", label: t.keys.avoid, run: controls.avoid },
        { key: "u", label: t.keys.undo, run: controls.undo },
        { key: "n", label: t.keys.fresh, run: fresh },
        { key: "Escape", label: t.keys.close, run: controls.close },
      ];
    }, [t, controls, fresh]),
  );

  const last = inThisRoom(run.events.value).at(-1);
  return (
    <div
      class="dungeon"
      ref={root}
      onClick={(event) => {
        if (!(event.target as Element).closest(".slot, .actions")) controls.close();
      }}
    >
      <Health health={shown.health} />
      <p class="score-if">
        <span class="score-if-words">{t.scoreIfDead}</span>
        <Icon name="skull" /> <strong class="number">{number(shown.score_if_dead)}</strong>
      </p>
      <Room places={laid.current} shown={shown} view={view} controls={controls} idle={idle} />
      <p class="last">{last ? tell(last, t) : t.room(shown.rooms_opened)}</p>
      <div class="tray">
        <Weapon weapon={shown.weapon} />
        <Discard cards={shown.discard} />
        <Pile count={shown.pile} known={shown.known_bottom} />
      </div>
      <History events={run.events.value} room={shown.rooms_opened} />
      <Avoid useful={!idle && shown.can_avoid} press={() => !idle && controls.avoid()} />
      <div class="actions">
        <Undo useful={!idle && shown.can_undo} press={() => !idle && controls.undo()} />
        <div class="if-wide">
          <Button onClick={fresh}>{t.fresh}</Button>
          {!idle && (
            <Button onClick={giveUp}>
              <Icon name="flag" /> {t.giveUp}
            </Button>
          )}
        </div>
        <div class="more">
          <Button aria-label={t.more} onClick={more}>
            <Icon name="more" />
          </Button>
        </div>
      </div>
    </div>
  );
}
