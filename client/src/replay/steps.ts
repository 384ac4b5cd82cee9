/** The step of a replay, kept in the address after `#` so that each has a link. */
import { useEffect, useState } from "preact/hooks";

function fromAddress(steps: number): number {
  const wanted = Number.parseInt(location.hash.slice(1), 10);
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(0, wanted), steps);
}

/** The current step, 0 … steps, and a way to go to another; steps beyond the ends are the ends. */
export function useStep(steps: number): [number, (to: number) => void] {
  const [step, setStep] = useState(() => fromAddress(steps));
  useEffect(() => {
    const follow = () => setStep(fromAddress(steps));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [steps]);
  const go = (to: number) => {
    const next = Math.min(Math.max(0, to), steps);
    history.replaceState(null, "", `#${next}`);
    setStep(next);
  };
  return [step, go];
}
