/** A review as the house tells it: server-sent events, ended by the review. */
import { Refused, refusalIn } from "../errors";
import type { NotReviewed, Reviewed, Reviewing, SkullKingReviewed } from "../wire";

/** A review, by game. */
export type Found = Reviewed | SkullKingReviewed;

type Message = Reviewing | Found | NotReviewed;

/** What the line brings; it fails when the house is out of reach. */
function reached<T>(wanted: Promise<T>): Promise<T> {
  return wanted.catch(() => {
    throw new Refused("unreachable");
  });
}

/** The messages in a stream of server-sent events, as they come. */
async function* messages(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Message> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reached(reader.read());
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data:")) yield JSON.parse(line.slice(5)) as Message;
    }
  }
}

/** A game: the table where it was played, or a record of it. */
export type Played = { table: string } | { record: unknown };

function asked(played: Played, signal: AbortSignal): Promise<Response> {
  if ("table" in played) return reached(fetch(`/api/tables/${played.table}/review`, { signal }));
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(played.record);
  return reached(fetch("/api/review", { method: "POST", headers, body, signal }));
}

/**
 * The review of a game; `report` is told the progress, 0 … 1. Closing the
 * connection gives it up, and so does leaving the page. Throws `Refused`.
 */
export async function review(
  played: Played,
  signal: AbortSignal,
  report: (progress: number) => void,
): Promise<Found> {
  const response = await asked(played, signal);
  if (!response.ok || !response.body) throw await refusalIn(response);
  for await (const message of messages(response.body)) {
    if (message.type === "reviewed") return message;
    if (message.type === "not_reviewed") throw new Refused(message.code, message.params);
    report(message.progress);
  }
  throw new Refused("unreachable");
}
