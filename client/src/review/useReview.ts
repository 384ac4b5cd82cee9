/** Having a run reviewed for as long as the page is open. */
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../errors";
import type { Review } from "../wire";
import { type Run, review } from "./stream";

export type Standing =
  | { at: "work"; progress: number }
  | { at: "end"; review: Review }
  | { at: "refused"; refused: Refused }
  | { at: "rest" };

/** How far the review of a run is, none for `null`; `cancel` gives it up, `begin` takes it up again. */
export function useReview(run: Run | null): { standing: Standing; cancel: () => void; begin: () => void } {
  const [standing, setStanding] = useState<Standing>({ at: "work", progress: 0 });
  const [wanted, setWanted] = useState(true);
  useEffect(() => {
    if (!run || !wanted) {
      setStanding({ at: "rest" });
      return;
    }
    const leaving = new AbortController();
    const tell = (to: Standing) => {
      if (!leaving.signal.aborted) setStanding(to);
    };
    tell({ at: "work", progress: 0 });
    review(run, leaving.signal, (progress) => tell({ at: "work", progress })).then(
      (found) => tell({ at: "end", review: found }),
      (error: unknown) =>
        tell({ at: "refused", refused: error instanceof Refused ? error : new Refused("unreachable") }),
    );
    return () => leaving.abort();
  }, [run, wanted]);
  return { standing, cancel: () => setWanted(false), begin: () => setWanted(true) };
}
