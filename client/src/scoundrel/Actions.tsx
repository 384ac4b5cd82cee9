import { words } from "../i18n/scoundrel";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { Controls } from "./controls";

interface Props {
  canAvoid: boolean;
  canUndo: boolean;
  idle: boolean;
  controls: Controls;
  more: () => void;
  fresh: () => void;
  giveUp: () => void;
}

/**
 * The buttons of the table. One that is of no use now can still be pressed:
 * the house then says why.
 */
export function Actions({ canAvoid, canUndo, idle, controls, more, fresh, giveUp }: Props) {
  const t = words();
  return (
    <div class="actions">
      <Button aria-disabled={idle || !canUndo} onClick={() => !idle && controls.undo()}>
        <Icon name="undo" /> {t.undo}
      </Button>
      <Button aria-disabled={idle || !canAvoid} onClick={() => !idle && controls.avoid()}>
        <Icon name="avoid" /> {t.avoid}
      </Button>
      <span class="actions-wide">
        <Button onClick={fresh}>{t.fresh}</Button>
        {!idle && (
          <Button onClick={giveUp}>
            <Icon name="flag" /> {t.giveUp}
          </Button>
        )}
      </span>
      <Button aria-label={t.more} onClick={more}>
        <Icon name="more" />
      </Button>
    </div>
  );
}
