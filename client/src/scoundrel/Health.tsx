import { words } from "../i18n/scoundrel";
import { Icon } from "../ui/Icon";
import { FULL_HEALTH as FULL } from "./events";

/** Health as a bar and a number. */
export function Health({ health }: { health: number }) {
  const t = words();
  const left = Math.max(0, health);
  return (
    <div
      class={left <= 5 ? "health health-low" : "health"}
      role="meter"
      aria-label={t.health}
      aria-valuenow={left}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuetext={t.healthOf(health)}
    >
      <Icon name="heart" />
      <span class="health-bar">
        <span class="health-left" style={{ transform: `scaleX(${left / FULL})` }} />
      </span>
      <span class="health-number number">
        {health < 0 ? `−${-health}` : health}
        <small>/{FULL}</small>
      </span>
    </div>
  );
}
