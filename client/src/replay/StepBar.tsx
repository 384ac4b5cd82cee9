import "./step-bar.css";
import { useMemo, useRef } from "preact/hooks";
import { words } from "../i18n/replay";
import { type Shortcut, useKeys } from "../keys";
import { copy, publicAddress } from "../share";
import { Icon } from "../ui/Icon";

interface Props {
  step: number;
  steps: number;
  go: (to: number) => void;
}

function useStepKeys({ step, steps, go }: Props): void {
  const t = words();
  const now = useRef({ step, steps, go });
  now.current = { step, steps, go };
  useKeys(
    useMemo<Shortcut[]>(() => {
      const by = (key: string, label: string, to: (step: number, steps: number) => number): Shortcut => ({
        key,
        label,
        run: () => now.current.go(to(now.current.step, now.current.steps)),
      });
      return [
        by("ArrowLeft", t.back, (at) => at - 1),
        by("ArrowRight", t.forth, (at) => at + 1),
        by("Home", t.first, () => 0),
        by("End", t.last, (_, end) => end),
      ];
    }, [t]),
  );
}

/** Back, slider, on, and a link to just this step. */
export function StepBar({ step, steps, go }: Props) {
  const t = words();
  useStepKeys({ step, steps, go });
  return (
    <div class="step-bar">
      <button
        type="button"
        class="icon-button"
        aria-label={t.back}
        aria-disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={t.slider}
        aria-valuetext={t.step(step, steps)}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={t.forth}
        aria-disabled={step === steps}
        onClick={() => go(step + 1)}
      >
        <Icon name="right" />
      </button>
      <output class="number" aria-label={t.step(step, steps)}>
        {step}/{steps}
      </output>
      <button
        type="button"
        class="icon-button"
        aria-label={t.link}
        title={t.link}
        onClick={() => void copy(publicAddress(`${location.pathname}#${step}`), t.linkCopied, t.cannotCopy)}
      >
        <Icon name="share" />
      </button>
    </div>
  );
}
