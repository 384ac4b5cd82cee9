/** An answer of the house over HTTP, asked for when a component appears. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { get } from "./api";
import { type Refused, refusal } from "./errors";

export interface Answer<T> {
  value?: T;
  refused?: Refused;
}

interface Asked<T> extends Answer<T> {
  /** Ask once more; the answer stays until the new one is there. */
  again: () => void;
}

/** Ask at this path; `null` asks nothing. An older question's answer is dropped. */
export function useAnswer<T>(path: string | null): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({});
  const [times, setTimes] = useState(1);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => setAnswer({}), [path]);
  useEffect(() => {
    let current = true;
    if (path !== null) {
      get<T>(path).then(
        (value) => current && setAnswer({ value }),
        (error: unknown) => current && setAnswer({ refused: refusal(error) }),
      );
    }
    return () => {
      current = false;
    };
  }, [path, times]);
  return { ...answer, again };
}
