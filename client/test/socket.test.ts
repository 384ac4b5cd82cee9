import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, PAUSES } from "../src/socket";
import type { Act, ClientMessage, ServerMessage } from "../src/wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  readonly sent: ClientMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  say(message: Partial<ServerMessage>) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let connection: Connection;
const latest = () => FakeSocket.made.at(-1) as FakeSocket;
const lastAct = () => latest().sent.at(-1) as Act;
const act = (action: string) => connection.command({ type: "act", table: "t1", action });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  connection = new Connection(() => new FakeSocket() as unknown as WebSocket);
});

afterEach(() => {
  vi.useRealTimers();
});

function loseAndReturn() {
  latest().onclose();
  vi.advanceTimersByTime(PAUSES.first * 2);
  latest().onopen();
}

describe("Connection", () => {
  it("sends a command once the line is open and answers with the table's seq", async () => {
    const done = act("8d");
    expect(latest().sent).toEqual([]);
    latest().onopen();
    const sent = lastAct();
    expect(sent.action).toBe("8d");
    latest().say({ type: "done", id: sent.id, table: "t1", seq: 5 });
    await expect(done).resolves.toBe(5);
  });

  it("throws the code of a refusal", async () => {
    const done = act("avoid");
    latest().onopen();
    const sent = lastAct();
    latest().say({ type: "refused", id: sent.id, table: "t1", code: "cannot_avoid_twice", params: {} });
    await expect(done).rejects.toMatchObject({ code: "cannot_avoid_twice" });
  });

  it("waits for no answer to what the house could not read", async () => {
    const done = act("?");
    latest().onopen();
    latest().say({ type: "error", code: "bad_message", params: {} });
    await expect(done).rejects.toMatchObject({ code: "bad_message" });
  });

  it("comes back, asks for what was missed and sends unanswered commands again under their id", () => {
    connection.watch("t1", { news: () => {}, refused: () => {} });
    latest().onopen();
    latest().say({ type: "table", table: "t1", seq: 3 });
    void act("8d");
    const before = latest().sent.at(-1);
    loseAndReturn();
    expect(FakeSocket.made).toHaveLength(2);
    expect(latest().sent).toEqual([{ type: "watch", table: "t1", since: 3 }, before]);
  });

  it("gives up a line on which no answer comes", () => {
    void act("8d");
    latest().onopen();
    expect(connection.line.value).toBe("open");
    vi.advanceTimersByTime(PAUSES.silence);
    expect(connection.line.value).toBe("lost");
  });

  it("gives up a line that does not open", () => {
    connection.watch("t1", { news: () => {}, refused: () => {} });
    vi.advanceTimersByTime(PAUSES.silence + PAUSES.longest);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });

  it("waits longer after each failure, up to a limit", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    connection.watch("t1", { news: () => {}, refused: () => {} });
    const pauses = Array.from({ length: 8 }, () => {
      latest().onclose();
      const sockets = FakeSocket.made.length;
      let waited = 0;
      for (; FakeSocket.made.length === sockets; waited += 50) vi.advanceTimersByTime(50);
      return waited;
    });
    random.mockRestore();
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("stops hearing of a table that is no longer watched", () => {
    const news = vi.fn();
    const stop = connection.watch("t1", { news, refused: () => {} });
    latest().onopen();
    stop();
    latest().say({ type: "table", table: "t1", seq: 3 });
    expect(latest().sent.at(-1)).toEqual({ type: "unwatch", table: "t1" });
    expect(news).not.toHaveBeenCalled();
  });
});
