/** Having a game reviewed for as long as the page is open. */
import { useEffect, useState } from "preact/hooks";
import { type Refused, refusal } from "../errors";
import { type Show, shown } from "./shown";
import { type Found, type Played, review } from "./stream";

export type Standing =
  | { at: "work"; progress: number }
  | { at: "end"; game: Found["game"]; show: Show }
  | { at: "refused"; refused: Refused }
  | { at: "rest" };

/** How far the review of a game is, none for `null`; `cancel` gives it up, `begin` takes it up again. */
export function useReview(played: Played | null): { standing: Standing; cancel: () => void; begin: () => void } {
  const [standing, setStanding] = useState<Standing>({ at: "work", progress: 0 });
  const [wanted, setWanted] = useState(true);
  useEffect(() => {
    if (!played || !wanted) {
      setStanding({ at: "rest" });
      return;
    }
    const leaving = new AbortController();
    const tell = (to: Standing) => {
      if (!leaving.signal.aborted) setStanding(to);
    };
    tell({ at: "work", progress: 0 });
    const whole = async () => {
      const found = await review(played, leaving.signal, (progress) => tell({ at: "work", progress }));
      tell({ at: "end", game: found.game, show: await shown(found) });
    };
    whole().catch((error: unknown) => tell({ at: "refused", refused: refusal(error) }));
    return () => leaving.abort();
  }, [played, wanted]);
  return { standing, cancel: () => setWanted(false), begin: () => setWanted(true) };
}
