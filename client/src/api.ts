/** JSON over HTTP. Every failure is a `Refused` with a code. */
import { Refused, refusalIn } from "./errors";
import { connection } from "./socket";

/** Whether this page has written anything yet. */
let written = false;

/** The first thing we write makes a guest of us, whom a line that is open already does not know. */
function noteWritten(): void {
  if (!written) connection.renew();
  written = true;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new Refused("unreachable");
  }
  if (!response.ok) throw await refusalIn(response);
  const answer: unknown = await response.json().catch(() => null);
  if (method !== "GET") noteWritten();
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
