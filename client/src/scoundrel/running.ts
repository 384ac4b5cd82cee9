/** The random run that waits to be finished, so that it can be found again. */
import { kept } from "../store";

export const running = kept<string | null>(
  "running",
  1,
  null,
  (data): data is string | null => data === null || (typeof data === "string" && /^[\w-]{1,40}$/.test(data)),
);
