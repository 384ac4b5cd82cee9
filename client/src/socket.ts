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
export type TableNews = Extract<ServerMessage, { table: string; type: "table" | "update" | "said" }>;
export type LobbyNews = Extract<ServerMessage, { type: "lobby" }>;
export type PadNews = Extract<ServerMessage, { type: "pad" }>;

type News = TableNews | LobbyNews | PadNews;
type Wish = Extract<ClientMessage, { type: "watch" | "watch_lobby" | "watch_pad" }>;
type Command = Extract<ClientMessage, { id: string }>;
type WithoutId<M> = M extends Command ? Omit<M, "id"> : never;

export interface Watcher<N> {
  news: (message: N) => void;
  /** It cannot be watched, for instance because there is no such table. */
  refused: (refusal: Refused) => void;
}

interface Watch {
  wish: Wish;
  watcher: Watcher<News>;
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

  /**
   * Hear of a table until the returned function is called. With `since` 0
   * everything that happened there comes along.
   */
  watch(table: string, watcher: Watcher<TableNews>, since?: number): () => void {
    const wish: Wish = since === undefined ? { type: "watch", table } : { type: "watch", table, since };
    const stop = this.#wish(`table/${table}`, wish, watcher as Watcher<News>);
    return () => {
      if (stop()) this.#send({ type: "unwatch", table });
    };
  }

  /** Hear of the list of open tables. */
  watchLobby(watcher: Watcher<LobbyNews>): () => void {
    return this.#wish("lobby", { type: "watch_lobby" }, watcher as Watcher<News>);
  }

  /** Hear of a shared score pad. */
  watchPad(share: string, watcher: Watcher<PadNews>): () => void {
    return this.#wish(`pad/${share}`, { type: "watch_pad", share }, watcher as Watcher<News>);
  }

  #wish(topic: string, wish: Wish, watcher: Watcher<News>): () => boolean {
    const watch = { wish, watcher };
    this.#watches.set(topic, watch);
    this.#connect();
    this.#send(wish);
    return () => this.#watches.get(topic) === watch && this.#watches.delete(topic);
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

  /** Open the line anew, if it is open: the house knows us only as who we were when it was opened. */
  renew(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onmessage = null;
    this.#stopWaiting();
    this.line.value = "connecting";
    socket.close();
    this.#connect();
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#open();
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      this.#stopWaiting();
      this.#tries = 0;
      this.line.value = "open";
      for (const { wish } of this.#watches.values()) this.#send(wish);
      for (const { command } of this.#pending.values()) this.#send(command);
      if (this.#pending.size) this.#expectAnswer();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#stopWaiting();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#stopWaiting();
    this.line.value = "lost";
    const pause = Math.min(PAUSES.longest, PAUSES.first * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #send(message: ClientMessage): void {
    if (this.#socket && this.line.peek() === "open") this.#socket.send(JSON.stringify(message));
  }

  /** A line that does not open, or on which no answer comes, is a dead line, whatever the browser thinks. */
  #expectAnswer(): void {
    const socket = this.#socket;
    if (!socket || this.#silence !== undefined) return;
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lose(socket);
    }, PAUSES.silence);
  }

  /** Something came, or nothing is expected any more. */
  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
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
      case "said":
      case "lobby":
      case "pad":
        this.#tell(message);
        return;
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

  #tell(message: News): void {
    const watch = this.#watches.get(topicOf(message));
    if (!watch) return;
    if (message.type === "table" || message.type === "update") {
      watch.wish = { type: "watch", table: message.table, since: message.seq };
    }
    watch.watcher.news(message);
  }

  /**
   * A problem names no command: it is about something we wanted to watch, or
   * about a command that could not be read. Nobody shall wait for that one.
   */
  #fail(refusal: Refused): void {
    if (refusal.code === "bad_message") {
      for (const id of this.#pending.keys()) this.#settle(id)?.reject(refusal);
    }
    const { table, share } = refusal.params;
    const topic = share === undefined ? `table/${table}` : `pad/${share}`;
    this.#watches.get(topic)?.watcher.refused(refusal);
  }
}

function topicOf(message: News): string {
  if (message.type === "lobby") return "lobby";
  return message.type === "pad" ? `pad/${message.share}` : `table/${message.table}`;
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
