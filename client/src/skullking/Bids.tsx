import { words } from "../i18n/skullking";
import type { SkullKingView as View } from "../wire";
import type { Controls } from "./controls";

/** Big buttons from none to all tricks; the first tap chooses. */
export function Bids({ view, controls }: { view: View; controls: Controls }) {
  const t = words();
  const picked = controls.picked.value;
  const bids = view.choices.map(({ action }) => action).sort((a, b) => Number(a) - Number(b));
  return (
    <div class="bids" role="group" aria-label={t.bids}>
      {bids.map((action) => (
        <button
          key={action}
          id={`bid-${action}`}
          type="button"
          class={picked === action ? "bid bid-picked number" : "bid number"}
          aria-label={t.bid(Number(action))}
          aria-pressed={picked === action}
          onClick={() => controls.tap(action)}
        >
          {action}
        </button>
      ))}
    </div>
  );
}
