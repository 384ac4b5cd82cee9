import { useRef } from "preact/hooks";
import { number, signed } from "../i18n";
import { words } from "../i18n/scoundrel";
import { Icon } from "../ui/Icon";
import { FULL_HEALTH as FULL } from "./events";

interface Change {
  by: number;
  /** Tells one change from the next of the same size. */
  nth: number;
}

/** How health changed last; nothing before the first change. */
function useChange(health: number): Change | null {
  const last = useRef<{ health: number; change: Change | null }>({ health, change: null });
  if (last.current.health !== health) {
    const nth = (last.current.change?.nth ?? 0) + 1;
    last.current = { health, change: { by: health - last.current.health, nth } };
  }
  return last.current.change;
}

/** Health as a bar and a number. */
export function Health({ health }: { health: number }) {
  const t = words();
  const left = Math.max(0, health);
  const change = useChange(health);
  return (
    <div
      class={left <= 5 ? "health health-low" : "health"}
      role="meter"
      aria-label={t.health}
      aria-valuenow={left}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuetext={t.healthOf(health, FULL)}
    >
      <Icon name="heart" />
      <span class="health-bar">
        <span class="health-left" style={{ transform: `scaleX(${left / FULL})` }} />
      </span>
      <span class="health-number number">
        {number(health)}
        <small>/{FULL}</small>
      </span>
      {change && (
        <span key={change.nth} class={change.by < 0 ? "health-change hurt" : "health-change"} aria-hidden="true">
          {signed(change.by)}
        </span>
      )}
    </div>
  );
}
