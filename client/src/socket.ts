/**
 * The one WebSocket of the page.
 *
 * Tables are watched, commands are answered. When the connection is lost it
 * comes back with growing pauses, asks for what was missed (`since`) and sends
 * again every command that has no answer yet; the house does each id once.
 */
import { type Signal, signal } from "@preact/signals";
import { Refused } from "./errors";
import type { ClientMessage, ServerMessage } from "./wire";

/** What is heard of a watched table: all of it, what changed, what somebody said. */
export type News = Extract<ServerMessage, { type: "table" | "update" | "said" }>;

type Command = Extract<ClientMessage, { id: string }>;
type WithoutId<M> = M extends Command ? Omit<M, "id"> : never;

export interface Watcher {
  news: (message: News) => void;
  /** The table cannot be watched, for instance because there is none. */
  refused: (refusal: Refused) => void;
}

interface Watch {
  since: number | undefined;
  watchers: Set<Watcher>;
}

interface Pending {
  command: Command;
  resolve: (seq: number) => void;
  reject: (refusal: Refused) => void;
}

/** Milliseconds. */
export const PAUSES = { ping: 20_000, silence: 7_000, first: 250, longest: 8_000 };

export type Line = "connecting" | "open" | "lost";

/** An id that no other command has; randomUUID is missing on plain http in a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Connection {
  /** Whether the house hears us. */
  readonly line: Signal<Line> = signal("connecting");

  #socket: WebSocket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #watches = new Map<string, Watch>();
  readonly #pending = new Map<string, Pending>();
  readonly #open: () => WebSocket;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  /** Hear of a table until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    const known = this.#watches.get(table);
    const watch = known ?? { since: undefined, watchers: new Set() };
    watch.watchers.add(watcher);
    this.#watches.set(table, watch);
    // A second watcher needs the whole table too, so the watch starts anew.
    this.#connect();
    this.#sendWatch(table, { ...watch, since: undefined });
    return () => {
      watch.watchers.delete(watcher);
      if (watch.watchers.size) return;
      this.#watches.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Send a command; answers the table's new seq, or throws a `Refused`. */
  command(command: WithoutId<Command>): Promise<number> {
    const full = { ...command, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.#pending.set(full.id, { command: full, resolve, reject });
      this.#connect();
      this.#send(full);
      this.#expectAnswer();
    });
  }

  /** Try at once instead of waiting: the device is back or somebody looks again. */
  wake(): void {
    if (this.line.peek() === "open") this.#ping();
    else if (this.#retry !== undefined) this.#connect();
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.line.value = "open";
      for (const [table, watch] of this.#watches) this.#sendWatch(table, watch);
      for (const { command } of this.#pending.values()) this.#send(command);
      if (this.#pending.size) this.#expectAnswer();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.line.value = "lost";
    const pause = Math.min(PAUSES.longest, PAUSES.first * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #send(message: ClientMessage): void {
    if (this.#socket && this.line.peek() === "open") this.#socket.send(JSON.stringify(message));
  }

  #sendWatch(table: string, { since }: Watch): void {
    this.#send(since === undefined ? { type: "watch", table } : { type: "watch", table, since });
  }

  /** A line on which no answer comes is a dead line, whatever the browser thinks. */
  #expectAnswer(): void {
    const socket = this.#socket;
    if (!socket || this.#silence !== undefined) return;
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lose(socket);
    }, PAUSES.silence);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    this.#expectAnswer();
  }

  /** Ask now and then whether the line is alive. */
  keepAlive(): void {
    setInterval(() => {
      if (this.line.peek() === "open") this.#ping();
    }, PAUSES.ping);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
      case "update":
      case "said": {
        const watch = this.#watches.get(message.table);
        if (!watch) return;
        if (message.type !== "said") watch.since = message.seq;
        for (const watcher of watch.watchers) watcher.news(message);
        return;
      }
      case "done":
        this.#settle(message.id)?.resolve(message.seq);
        return;
      case "refused":
        this.#settle(message.id)?.reject(new Refused(message.code, message.params));
        return;
      case "error":
        this.#fail(new Refused(message.code, message.params));
        return;
      case "pong":
        return;
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** An error names no command: it is about a table we wanted to watch. */
  #fail(refusal: Refused): void {
    const table = refusal.params.table;
    for (const watcher of this.#watches.get(String(table))?.watchers ?? []) watcher.refused(refusal);
  }
}

function open(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

export const connection = new Connection(open);

/** Keep the page's connection alive and wake it when the device or the reader returns. */
export function tendConnection(): void {
  connection.keepAlive();
  addEventListener("online", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.wake();
  });
}
