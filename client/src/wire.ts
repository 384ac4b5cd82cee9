// Generated from the messages of the server by `python -m stammtisch.web`; do not edit.

/** Play a card, bid, avoid…; also `undo` and `give_up` in Scoundrel. */
export interface Act {
  table: string;
  id: string;
  type: "act";
  action: string;
}

/** Put a bot on an empty seat. */
export interface AddBot {
  table: string;
  id: string;
  type: "add_bot";
  seat: number;
  level?: "easy" | "medium" | "hard";
}

/** Best score of each mode; None before the first finished run. */
export interface Bests {
  random: number | null;
  daily: number | null;
}

/** A line of the board of a day; equal scores share a rank. */
export interface BoardRow {
  rank: number;
  name: string | null;
  /** None for a run that was given up. */
  score: number | null;
  avoided: number;
  you: boolean;
  /** Where to replay it, when you may. */
  table: string | null;
}

export type ClientMessage = Ping | Watch | Unwatch | Act | Sit | Swap | AddBot | RemoveBot | Ready | Start | Leave | Rematch | Talk | React;

/** A day's dungeon and its board. */
export interface Daily {
  day: string;
  /** When the next day's dungeon opens, in UTC. */
  ends: string;
  players: number;
  rows: readonly BoardRow[];
  yours: BoardRow | null;
  /** Your ranked run of the day, running or over. */
  table: string | null;
  commitment: string | null;
  /** Shown when the day is over. */
  seed: string | null;
}

/** The command is stored; `seq` is the table's number after it. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

/** A message could not be understood or a table not be watched. */
export interface Error {
  type: "error";
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** An answer that is a refusal: `code` says why, `params` what a sentence about it needs. */
export interface Failure {
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** Give the seat up for good; a bot takes over in a running game. */
export interface Leave {
  table: string;
  id: string;
  type: "leave";
}

/** The open tables that anybody may join. */
export interface Lobby {
  tables: readonly OpenTable[];
}

/** The guest who asks. */
export interface Me {
  name: string | null;
  language: "de" | "en" | null;
  bests: Bests;
  /** Days in a row with a finished daily dungeon. */
  streak: number;
}

/** What a guest may change. */
export interface MyChange {
  name?: string | null;
  language?: "de" | "en" | null;
}

/** Starts a run of Scoundrel. */
export interface NewRun {
  game: "scoundrel";
  mode?: "random" | "code" | "daily";
  /** The dungeon's short code, for the mode `code` only. */
  code?: string | null;
}

/** Opens a table of Skull King. */
export interface NewTable {
  game: "skullking";
  name: string;
  seats?: number;
  public?: boolean;
  clock?: number | null;
  talk?: boolean;
}

/** A line of the lobby. */
export interface OpenTable {
  table: string;
  host: string;
  people: number;
  bots: number;
  seats: number;
  clock: number | null;
}

/** A new table. */
export interface Opened {
  table: string;
  /** The short code of a random dungeon. */
  code: string | null;
}

/** Asks for `pong`. */
export interface Ping {
  type: "ping";
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
}

/** Show a quick reaction. */
export interface React {
  table: string;
  id: string;
  type: "react";
  reaction: "ahoy" | "cheers" | "laugh" | "wow" | "oops" | "hurry";
}

/** Say that you are ready, or not yet. */
export interface Ready {
  table: string;
  id: string;
  type: "ready";
  ready: boolean;
}

/** The command was not done: `code` says why, `params` what a sentence about it needs. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** Open the next table with the same people. */
export interface Rematch {
  table: string;
  id: string;
  type: "rematch";
}

/** Take a bot off its seat. */
export interface RemoveBot {
  table: string;
  id: string;
  type: "remove_bot";
  seat: number;
}

/** Somebody at the table said a line or showed a reaction. */
export interface Said {
  type: "said";
  table: string;
  seat: number;
  text: string | null;
  reaction: "ahoy" | "cheers" | "laugh" | "wow" | "oops" | "hurry" | null;
}

/** A legal action and what it would do. */
export interface ScoundrelChoice {
  action: string;
  /** The card it faces; None when it avoids the room. */
  card: string | null;
  /** Health afterwards; 0 or less is death. */
  health: number;
  /** The limit of the weapon afterwards, None if it is or stays fresh or there is none. */
  limit: number | null;
  /** False for a potion without effect, the second in a room. */
  works: boolean;
}

export type ScoundrelEvent = { type: "fought"; card: string; weapon: string | null; damage: number } | { type: "equipped"; card: string; replaced: string | null } | { type: "drank"; card: string; healing: number; worked: boolean } | { type: "room_avoided"; cards: readonly string[] } | { type: "room_opened"; cards: readonly string[]; carried: boolean } | { type: "ended"; outcome: "won" | "lost"; score: number };

/** A run: how it came about and what it counts for. */
export interface ScoundrelInfo {
  mode: "random" | "code" | "daily";
  /** The short code of this dungeon's address; None for a daily. */
  code: string | null;
  /** The day of a daily dungeon, in UTC. */
  day: string | null;
  /** Whether this run counts: a first try of the day, or a fresh random dungeon. */
  ranked: boolean;
  gave_up: boolean;
  /** The player's best score in this mode so far, this run included once it is over. */
  best: number | null;
  /** SHA-256 of the seed, 64 hex digits. */
  commitment: string;
  /** 64 hex digits, once it may be shown. */
  seed: string | null;
}

/** How a run ended: the score lies in -188 … 30. */
export interface ScoundrelResult {
  outcome: "won" | "lost";
  score: number;
}

/** A run as it stands; answers `watch`. */
export interface ScoundrelTable {
  type: "table";
  table: string;
  /** The number of the last stored action. */
  seq: number;
  /** Your seat, or None for a watcher. */
  seat: number | null;
  /** What you may see, with every legal action and its effect. */
  view: ScoundrelView;
  info: ScoundrelInfo;
  /** What happened since the `seq` the client named. */
  since_events: readonly ScoundrelEvent[];
  game: "scoundrel";
}

/** Something happened in a run. */
export interface ScoundrelUpdate {
  type: "update";
  table: string;
  seq: number;
  seat: number | null;
  /** What happened, in order. */
  events: readonly ScoundrelEvent[];
  view: ScoundrelView;
  info: ScoundrelInfo;
  game: "scoundrel";
}

/** Everything a player may know. */
export interface ScoundrelView {
  health: number;
  weapon: ScoundrelWeaponView | null;
  room: readonly string[];
  /** Whether the first card of the room stayed from the room before. */
  carried: boolean;
  /** How many cards lie in the pile. */
  pile: number;
  /** The avoided cards at the bottom of the pile, in their order, the last one lowest. */
  known_bottom: readonly string[];
  discard: readonly string[];
  to_face: number;
  faced_in_room: number;
  potion_used: boolean;
  can_avoid: boolean;
  can_undo: boolean;
  rooms_opened: number;
  rooms_avoided: number;
  /** The score if the run ended in death with this health: all monsters left count. */
  score_if_dead: number;
  choices: readonly ScoundrelChoice[];
  result: ScoundrelResult | null;
}

/** The weapon in hand; `limit` None means fresh, else only monsters below it. */
export interface ScoundrelWeaponView {
  card: string;
  limit: number | null;
  slain: readonly string[];
}

export type ServerMessage = ScoundrelTable | ScoundrelUpdate | Said | Done | Refused | Error | Pong;

/** Take an empty seat, or change to it. */
export interface Sit {
  table: string;
  id: string;
  type: "sit";
  seat: number;
  name: string;
}

/** Deal the first round. */
export interface Start {
  table: string;
  id: string;
  type: "start";
}

/** Change places with whoever sits there, before the game starts. */
export interface Swap {
  table: string;
  id: string;
  type: "swap";
  seat: number;
}

/** Say a line at the table. */
export interface Talk {
  table: string;
  id: string;
  type: "talk";
  text: string;
}

/** Stop following a table; a seat there is kept. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Follow a table from now on; answered with `table`. */
export interface Watch {
  type: "watch";
  table: string;
  /** The last `seq` the client knows; what happened since then comes along. */
  since?: number | null;
}
