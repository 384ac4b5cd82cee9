import { useMemo } from "preact/hooks";
import { frame } from "../i18n/frame";
import { type Shortcut, shortcuts, useKeys } from "../keys";
import { Dialog } from "./Dialog";

/** All shortcuts of the page, on `?`. */
export function KeysDialog({ shown, show }: { shown: boolean; show: (shown: boolean) => void }) {
  const t = frame();
  useKeys(
    useMemo<Shortcut[]>(() => [{ key: "?", label: t.keysOpen, run: () => show(true) }], [t, show]),
  );
  if (!shown) return null;
  return (
    <Dialog title={t.keysTitle} onClose={() => show(false)}>
      <dl class="keys">
        {[...Map.groupBy(shortcuts.value.flat(), ({ label }) => label)].map(([label, same]) => (
          <div key={label}>
            <dt>
              {same.map(({ key }) => (
                <kbd key={key}>{key.length === 1 ? key.toUpperCase() : (KEY_SIGNS[key] ?? key)}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const KEY_SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };
