/** An answer of the house over HTTP, asked for when a component appears. */
import { useEffect, useState } from "preact/hooks";
import { get } from "./api";
import { type Refused, refusal } from "./errors";

export interface Answer<T> {
  value?: T;
  refused?: Refused;
}

/** Ask at this path; `null` asks nothing. An older question's answer is dropped. */
export function useAnswer<T>(path: string | null): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({});
  useEffect(() => {
    let current = true;
    setAnswer({});
    if (path !== null) {
      get<T>(path).then(
        (value) => current && setAnswer({ value }),
        (error: unknown) => current && setAnswer({ refused: refusal(error) }),
      );
    }
    return () => {
      current = false;
    };
  }, [path]);
  return answer;
}
