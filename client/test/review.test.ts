import { afterEach, describe, expect, it, vi } from "vitest";
import { Refused, refusal } from "../src/errors";
import { review } from "../src/review/stream";

const REVIEWED = { type: "reviewed", game: "scoundrel", review: { outcome: "lost", plies: [] } };
const DONE = `data: ${JSON.stringify(REVIEWED)}\n\n`;

/** A house that answers with these pieces of a stream. */
function answering(pieces: readonly string[], status = 200): void {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

function ask(report: (progress: number) => void = () => {}): Promise<unknown> {
  return review({ table: "abcd" }, new AbortController().signal, report);
}

afterEach(() => vi.unstubAllGlobals());

describe("a stream of a review", () => {
  it("tells the progress and ends with the review, wherever it is cut", async () => {
    const whole = `: ping\n\ndata: {"type":"reviewing","progress":0.5}\n\n${DONE}`;
    for (let cut = 0; cut < whole.length; cut++) {
      answering([whole.slice(0, cut), whole.slice(cut)].filter(Boolean));
      const told: number[] = [];
      expect(await ask((progress) => told.push(progress))).toEqual(REVIEWED);
      expect(told).toEqual([0.5]);
    }
  });

  it("says why there is no review", async () => {
    answering(['data: {"type":"not_reviewed","code":"no_reviews","params":{}}\n\n']);
    await expect(ask()).rejects.toEqual(new Refused("no_reviews"));
  });

  it("says what was refused before it began", async () => {
    answering(['{"code":"not_over","params":{}}'], 409);
    await expect(ask()).rejects.toMatchObject({ code: "not_over" });
  });

  it("says when the house cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
  });

  it("says when the line breaks on the way", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
    vi.stubGlobal("fetch", async () => new Response(body));
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
  });

  it("takes no fault of ours for a house out of reach", async () => {
    answering(["data: no JSON\n\n"]);
    await expect(ask().catch((error: unknown) => refusal(error).code)).resolves.toBe("unexpected");
  });

  it("notices that it broke off", async () => {
    answering(['data: {"type":"reviewing","progress":0.5}\n\n']);
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
  });
});
