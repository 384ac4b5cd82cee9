// Generated from the messages of the server by `python -m stammtisch.web`; do not edit.

/** Play a card, bid, avoid…; also `undo`, `hint` and `give_up` in Scoundrel. */
export interface Act {
  table: string;
  id: string;
  type: "act";
  action: string;
}

/** As the host: put a bot on an empty seat, or change its level. */
export interface AddBot {
  table: string;
  id: string;
  type: "add_bot";
  seat: number;
  level: string;
}

/** The first move of a record that the rules refuse. */
export interface BadMove {
  /** Counts all moves from 0. */
  index: number;
  seat: number;
  action: string;
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** How many runs ended with a score from `low` to `high`. */
export interface Bar {
  low: number;
  high: number;
  runs: number;
}

/** The daily of one day as one guest may see it. */
export interface Board {
  day: string;
  running: boolean;
  next_at: string;
  rows: readonly BoardRow[];
  playing: number;
  table: string | null;
  outcome: "running" | "won" | "lost" | "abandoned" | null;
  streak: number;
  certified: boolean;
  statistics: Statistics | null;
  commitment: string | null;
  seed: string | null;
}

/** A ranked run on the board of a day; never a card. */
export interface BoardRow {
  rank: number;
  name: string;
  you: boolean;
  outcome: "running" | "won" | "lost" | "abandoned";
  score: number | null;
  rooms_avoided: number;
  ended_at: string | null;
}

/** What a guest may change; also makes a guest of somebody who is none yet. */
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | null;
}

/** Replaces what a shared pad holds. */
export interface ChangePad {
  owner: string;
  body: Readonly<Record<string, unknown>>;
}

/** As the host: free a seat. */
export interface Clear {
  table: string;
  id: string;
  type: "clear";
  seat: number;
}

export type ClientMessage = Ping | Watch | Unwatch | WatchLobby | WatchPad | Act | Sit | Swap | AddBot | Clear | Ready | Start | Leave | Say;

/** A bid or a play where there was a choice. All points are those of the seat in this round. */
export interface Decision {
  /** How many moves of the game had been made, in the order in which they were. */
  step: number;
  seat: number;
  round: number;
  /** Which trick of the round, counted from 1; null for a bid. */
  trick: number | null;
  hand: readonly string[];
  /** Who played, or would play, the first card of the trick. */
  leader: number;
  /** The plays that lay in the trick, from the leader's on. */
  table: readonly string[];
  /** The seat's own bid; null before it was made. */
  bid: number | null;
  /** Tricks that the seat had won in this round. */
  won: number;
  action: string;
  /** What the expert would have done: the action taken, if none promised more. */
  choice: string;
  /** The points that each legal action brings on average, as the expert estimates them. */
  points: Readonly<Record<string, number>>;
  /** How many of them the action gave away. */
  loss: number;
  verdict: "inaccuracy" | "mistake" | "blunder" | null;
  /** Whether it sent the trick the wrong way, and the expert's choice, all else the same, had not. */
  thrown: "unwanted" | "missed" | null;
}

/** The command is stored; `seq` is the number of the table's last action, or of the line said. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

/** An answer that is a refusal: `code` says why, `params` what a sentence about it needs. */
export interface Failure {
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** A game in hindsight. */
export interface GameReview {
  /** Points of the rounds that are over, by seat. */
  totals: readonly number[];
  /** Empty for a game that was not finished. */
  winners: readonly number[];
  seats: readonly SeatReview[];
  /** Of all seats, in order; where there was but one thing to do, nothing was decided. */
  decisions: readonly Decision[];
}

/** What an expert would do, from what the player sees. */
export interface Hint {
  action: string;
  /** The estimated chance to win with it, in percent. */
  chance: number;
}

export type HouseEvent = { type: "seat_taken"; seat: number; name: string; level: string | null } | { type: "seats_swapped"; seat: number; other: number } | { type: "seat_left"; seat: number } | { type: "ready_changed"; seat: number; ready: boolean } | { type: "game_started"; players: number } | { type: "went_away"; seat: number } | { type: "came_back"; seat: number } | { type: "undone"; seat: number } | { type: "gave_up"; seat: number } | { type: "hinted"; seat: number; action: string; chance: number } | { type: "rematch_opened"; table: string };

/** What the house adds to a game's view. */
export interface Info {
  game: string;
  mode: "random" | "daily" | "code" | "table";
  phase: "lobby" | "playing" | "over" | "closed";
  options: TableOptions;
  seats: readonly SeatInfo[];
  /** SHA-256 of the seed in hex. */
  commitment: string;
  /** Hex; null until it may be known. */
  seed: string | null;
  /** Opens the same dungeon for somebody else; random and code runs only. */
  code: string | null;
  /** The UTC day of a daily. */
  day: string | null;
  /** Whether this run counts on the daily board. */
  ranked: boolean;
  /** Whether the dungeon was dealt because the solver says that it can be won. */
  certified: boolean;
  /** Whether perfect play could have won; null until the run is over, and while nobody knows. */
  winnable: boolean | null;
  /** Whether the player took a hint: then the run sets no best score. */
  helped: boolean;
  /** The hint for the present position, if one was asked for. */
  hint: Hint | null;
  abandoned: boolean;
  can_undo: boolean;
  created_at: string;
  ended_at: string | null;
  /** When the turn clock acts, if the table has one. */
  turn_ends_at: string | null;
  /** The table at which the same people play on. */
  rematch: string | null;
}

/** Give the seat up for good; in a running game a bot takes over. */
export interface Leave {
  table: string;
  id: string;
  type: "leave";
}

/** A room on a line, and what is done there. */
export interface LineRoom {
  room: readonly string[];
  /** As they are written in records. */
  actions: readonly string[];
  /** After the last of these actions. */
  health: number;
}

/** The open tables that anybody may join or watch. */
export interface Lobby {
  type: "lobby";
  tables: readonly OpenTable[];
}

/** The guest who asks; somebody who never did anything has an empty name and no standings. */
export interface Me {
  name: string;
  language: "de" | "en" | null;
  standings: Standings | null;
}

/** What may be chosen for a table; what is left out is as in the defaults. */
export interface NewOptions {
  seats?: number;
  /** Whether the lobby lists it; otherwise only the link leads there. */
  public?: boolean;
  /** Seconds for each turn, then a bot acts for the seat; null for no clock. */
  turn_clock?: number | null;
  talk?: boolean;
  /** Whether the last trick may be looked at again. */
  last_trick?: boolean;
  /** Whether the last card of a round is played by itself. */
  auto_last_card?: boolean;
  /** The level of bots that fill empty seats and act for those away. */
  bots?: string;
  /** Whether bots take about as long as people do, 0.8 … 2.5 seconds a decision; else they act at once. */
  paced?: boolean;
}

/** Shares a score pad. */
export interface NewPad {
  body: Readonly<Record<string, unknown>>;
}

/** Starts a run of Scoundrel. */
export interface NewRun {
  game: "scoundrel";
  mode?: "random" | "daily" | "code";
  /** The dungeon's short code, for the mode `code` only. */
  code?: string | null;
  /** Only a dungeon that can be won, for the mode `random` only; the daily always can. */
  certified?: boolean;
}

/** Opens a table of Skull King with its maker as the host on seat 0. */
export interface NewTable {
  game: "skullking";
  name: string;
  options?: NewOptions;
}

/** There is no review: `code` says why, at the end of the stream. */
export interface NotReviewed {
  type: "not_reviewed";
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** A public table in the lobby's list. */
export interface OpenTable {
  table: string;
  game: string;
  phase: "lobby" | "playing" | "over" | "closed";
  seats: readonly SeatInfo[];
  options: TableOptions;
  created_at: string;
}

/** A table to go to. */
export interface Opened {
  table: string;
}

/** A pad just shared, and the secret that its owner changes it with. */
export interface OwnPad {
  share: string;
  version: number;
  owner: string;
}

export type PadTable = SkullKingPadTable;

/** Asks for `pong`. */
export interface Ping {
  type: "ping";
}

/** A game in a guest's history, newest first. */
export interface PlayedRow {
  table: string;
  game: string;
  mode: "random" | "daily" | "code" | "table";
  day: string | null;
  ranked: boolean;
  outcome: "running" | "won" | "lost" | "abandoned";
  score: number | null;
  /** Whether a hint was taken. */
  helped: boolean;
  started_at: string;
  ended_at: string | null;
}

/** One action of a run, the position it was taken in, and what it did to the chance to win. */
export interface Ply {
  /** How many rooms had been opened, this one included. */
  room_number: number;
  /** The cards that lay in the room. */
  room: readonly string[];
  health: number;
  weapon: string | null;
  /** Only monsters below it could be fought with the weapon; null if it was fresh or there was none. */
  limit: number | null;
  action: string;
  /** How many legal actions there were. */
  choices: number;
  /** The chance to win with the best action, 0 … 1, as the expert estimates it. */
  before: number;
  /** The same after the action taken. */
  after: number;
  /** The action that promised most, where the one taken gave something away. */
  better: string | null;
  verdict: "inaccuracy" | "mistake" | "blunder" | null;
  /** Why `better` is better; there is one whenever there is a verdict. */
  reason: Reason | null;
  /** Whether this very dungeon, its whole pile known, could still be won after the action. */
  winnable: boolean;
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
}

/** A message was not understood, or something cannot be watched (then `params` name it). */
export interface Problem {
  type: "error";
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** Say that you are ready, or no longer. */
export interface Ready {
  table: string;
  id: string;
  type: "ready";
  ready: boolean;
}

/** Why another action is better: a code, and the cards and numbers that a sentence needs. */
export interface Reason {
  code: "dies" | "no_way_out" | "second_potion" | "drinks_full" | "wastes_healing" | "weapon_blocks" | "keeps_edge" | "avoid_room" | "save_room" | "face_room" | "stronger_first" | "use_before_replacing" | "worse_weapon" | "weapon_first" | "take_weapon" | "carry_helper" | "carry_monster" | "drink_now" | "less_damage" | "better_prospects";
  params: Readonly<Record<string, string | number>>;
}

/** The command was not done: `code` says why, `params` what a sentence about it needs. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** Takes over the seat that the link names. */
export interface Rejoin {
  token: string;
}

/** Moves a seat to another device, once. */
export interface RejoinLink {
  token: string;
}

/** A run in hindsight. */
export interface Review {
  /** null for a run that was not finished. */
  outcome: "won" | "lost" | null;
  score: number | null;
  /** Whether the dungeon, its whole pile known, could be won at all. */
  winnable: boolean;
  /** The best score it allows. */
  best: number;
  /** Whether no line ends higher; only false if memory ran out. */
  proven: boolean;
  /** A line that ends with the best score, room by room. */
  line: readonly LineRoom[];
  plies: readonly Ply[];
  /** After how many actions the dungeon could be won for the last time; null if it never could. */
  winnable_until: number | null;
}

/**
 * The review of a run, at the end of the stream.
 *
 * Without the best line, as long as its cards may not be known: a daily's, before its day is over.
 */
export interface Reviewed {
  type: "reviewed";
  game: "scoundrel";
  review: Review;
}

/** A review is under way; closing the connection gives it up, unless somebody else waits for it too. */
export interface Reviewing {
  type: "reviewing";
  /** 0 … 1; 0 while others are reviewed first. */
  progress: number;
}

/** What a seat bid and won in a whole round. */
export interface RoundBid {
  round: number;
  bid: number;
  won: number;
  /** What the expert would have bid with that hand. */
  expert: number;
}

/** What was said at a table, oldest first; on `watch` the last lines, later the new ones. */
export interface Said {
  type: "said";
  table: string;
  lines: readonly TalkLine[];
}

/** Say a line, or show a reaction by its name; everybody at the table gets `said`. */
export interface Say {
  table: string;
  id: string;
  type: "say";
  kind: "reaction" | "text";
  body: string;
}

/** A legal action and what it would do. */
export interface ScoundrelChoice {
  action: string;
  /** The card it faces; null when it avoids the room. */
  card: string | null;
  /** Health afterwards; 0 or less is death. */
  health: number;
  /** The limit of the weapon afterwards, null if it is or stays fresh or there is none. */
  limit: number | null;
  /** False for a potion without effect, the second in a room. */
  works: boolean;
}

export type ScoundrelEvent = { type: "fought"; card: string; weapon: string | null; damage: number } | { type: "equipped"; card: string; replaced: string | null } | { type: "drank"; card: string; healing: number; worked: boolean } | { type: "room_avoided"; cards: readonly string[] } | { type: "room_opened"; cards: readonly string[]; carried: boolean } | { type: "ended"; outcome: "won" | "lost"; score: number };

/** The dungeon after an action; the first one has no action. */
export interface ScoundrelPosition {
  seat: number | null;
  action: string | null;
  events: readonly ScoundrelEvent[];
  view: ScoundrelView;
}

/** A run, position by position. */
export interface ScoundrelReplay {
  /** null for an uploaded record. */
  table: string | null;
  /** By seat; empty for an uploaded record. */
  names: readonly string[];
  /** null for an uploaded record. */
  info: Info | null;
  positions: readonly ScoundrelPosition[];
  /** Where an uploaded record breaks the rules; the positions end there. */
  error: BadMove | null;
  /** Places of an uploaded record that mean nothing to us. */
  ignored: readonly string[];
  game: "scoundrel";
}

/** How a run ended: the score lies in -188 … 30. */
export interface ScoundrelResult {
  outcome: "won" | "lost";
  score: number;
}

/** A stored action of a run and what it made happen, in order. */
export interface ScoundrelStep {
  seq: number;
  seat: number | null;
  events: readonly (ScoundrelEvent | HouseEvent)[];
}

/** A run as it stands; answers `watch`. */
export interface ScoundrelTable {
  table: string;
  /** The number of the last stored action. */
  seq: number;
  /** Your seat, or null for a watcher. */
  seat: number | null;
  /** What you may see, with every legal action and its effect. */
  view: ScoundrelView;
  info: Info;
  /** What happened since the `seq` that was known before. */
  steps: readonly ScoundrelStep[];
  type: "table";
  game: "scoundrel";
}

/** Something changed in a run. */
export interface ScoundrelUpdate {
  table: string;
  /** The number of the last stored action. */
  seq: number;
  /** Your seat, or null for a watcher. */
  seat: number | null;
  /** What you may see, with every legal action and its effect. */
  view: ScoundrelView;
  info: Info;
  /** What happened since the `seq` that was known before. */
  steps: readonly ScoundrelStep[];
  type: "update";
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

/** The weapon in hand; `limit` null means fresh, else only monsters below it. */
export interface ScoundrelWeaponView {
  card: string;
  limit: number | null;
  slain: readonly string[];
}

/** A seat as everybody at the table may see it. */
export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  /** Of a bot, else null. */
  level: string | null;
  you: boolean;
  host: boolean;
  ready: boolean;
  /** Whether a person is connected now; bots always are. */
  present: boolean;
  /** Whether a bot acts for the person until they return. */
  away: boolean;
  /** When a bot will take over from a person who is not present. */
  away_at: string | null;
}

/** How well a seat bid, and what its decisions cost. */
export interface SeatReview {
  seat: number;
  rounds: readonly RoundBid[];
  /** Rounds in which exactly the bid was won. */
  met: number;
  /** Rounds with more tricks than bid. */
  over: number;
  /** Rounds with fewer tricks than bid. */
  under: number;
  /** Tricks won less tricks bid, on average: below 0 for bids too high. null without a whole round. */
  mean_error: number | null;
  /** Points that its bids gave away, all together. */
  lost_bidding: number;
  /** Points that its plays gave away, all together. */
  lost_playing: number;
}

export type ServerMessage = ScoundrelTable | SkullKingTable | ScoundrelUpdate | SkullKingUpdate | Said | Lobby | SharedPad | Done | Refused | Problem | Pong;

/** A shared score pad as it stands. */
export interface SharedPad {
  type: "pad";
  share: string;
  /** Rises with every change. */
  version: number;
  /** As its owner wrote it. */
  body: Readonly<Record<string, unknown>>;
  updated_at: string;
}

/** Take a seat before the game starts. */
export interface Sit {
  table: string;
  id: string;
  type: "sit";
  name: string;
  /** null for the first empty one. */
  seat?: number | null;
}

/** Something that one seat, or several equally, did best; or worst. */
export interface SkullKingAward {
  kind: "seer" | "hunter" | "stowaway" | "daring" | "haul" | "wreck";
  seats: readonly number[];
  /** How many bids, or how many points; of a wreck, how many were lost in that round, below 0. */
  value: number;
}

/** A card in hand that may not be played now, and why. */
export interface SkullKingBlocked {
  card: string;
  code: "must_follow_suit";
  /** The suit that the hand holds and that must be followed. */
  suit: "Y" | "R" | "B" | "J";
}

/** A legal action and what it would do. */
export interface SkullKingChoice {
  action: string;
  /** The card it plays; null for a bid. */
  card: string | null;
  /** Whether the card would be the winning one of the trick as it lies then. */
  winning: boolean;
}

export type SkullKingEvent = { type: "bid_made"; seat: number } | { type: "bids_revealed"; bids: readonly number[] } | { type: "card_played"; seat: number; card: string; role: "" | "e" | "p" } | { type: "trick_won"; winner: number; leader: number; cards: readonly string[]; mermaid: number; pirates: number } | { type: "round_scored"; round: number; scores: readonly SkullKingSeatScore[] } | { type: "round_dealt"; round: number; dealer: number; leader: number } | { type: "game_over"; totals: readonly number[]; winners: readonly number[] };

/** What a bid and a number of tricks won bring. */
export interface SkullKingOutcome {
  points: number;
  keeps_bonus: boolean;
}

/** A round with `round` cards for each seat. */
export interface SkullKingPadRound {
  round: number;
  outcomes: readonly (readonly SkullKingOutcome[])[];
}

/** All that a pad must know to add up any game. */
export interface SkullKingPadTable {
  rules: "classic-66";
  rounds: readonly SkullKingPadRound[];
  mermaid_bonus: number;
  pirate_bonus: number;
  most_pirates: readonly (readonly [number, number])[];
}

/** A card lying in a trick. */
export interface SkullKingPlayedCard {
  seat: number;
  card: string;
  /** Scary Mary's role, else empty. */
  role: "" | "e" | "p";
  /** Whether it takes the trick as it lies. */
  winning: boolean;
}

/** The table after an action, with all hands open; the first one has no action. */
export interface SkullKingPosition {
  seat: number | null;
  action: string | null;
  events: readonly SkullKingEvent[];
  view: SkullKingView;
}

/** A game of Skull King, position by position. */
export interface SkullKingReplay {
  /** null for an uploaded record. */
  table: string | null;
  /** By seat; empty for an uploaded record. */
  names: readonly string[];
  /** null for an uploaded record. */
  info: Info | null;
  positions: readonly SkullKingPosition[];
  /** Where an uploaded record breaks the rules; the positions end there. */
  error: BadMove | null;
  /** Places of an uploaded record that mean nothing to us. */
  ignored: readonly string[];
  game: "skullking";
}

/** How a game ended. */
export interface SkullKingResult {
  totals: readonly number[];
  /** All seats with the most points, ascending; more than one share the win. */
  winners: readonly number[];
}

/** The review of a game of Skull King, at the end of the stream. */
export interface SkullKingReviewed {
  type: "reviewed";
  game: "skullking";
  review: GameReview;
}

/** A line of the score sheet. */
export interface SkullKingRoundScore {
  round: number;
  /** By seat. */
  scores: readonly SkullKingSeatScore[];
}

/** How the score of a seat in a round came about. */
export interface SkullKingSeatScore {
  bid: number;
  /** Tricks won. */
  won: number;
  /** Bonus points for the Skull King caught by a mermaid, whether kept or not. */
  mermaid: number;
  /** Bonus points for pirates caught by the Skull King, whether kept or not. */
  pirates: number;
  /** Whether the bonus points count: only a bid of one or more that was met keeps them. */
  bonus_kept: boolean;
  points: number;
  /** Points of all rounds up to this one. */
  total: number;
}

/** What everybody sees of a seat. */
export interface SkullKingSeatView {
  seat: number;
  has_bid: boolean;
  /** null until the last bid of the round is in. */
  bid: number | null;
  /** Tricks won in this round. */
  won: number;
  /** How many cards it holds. */
  cards: number;
  /** Points of the rounds that are over. */
  total: number;
}

/** A stored action at a table of Skull King and what it made happen, in order. */
export interface SkullKingStep {
  seq: number;
  seat: number | null;
  events: readonly (SkullKingEvent | HouseEvent)[];
}

/** A table of Skull King as it stands, without a view before the first deal; answers `watch`. */
export interface SkullKingTable {
  table: string;
  /** The number of the last stored action. */
  seq: number;
  /** Your seat, or null for a watcher. */
  seat: number | null;
  /** What you may see, with every legal action and its effect. */
  view: SkullKingView | null;
  info: Info;
  /** What happened since the `seq` that was known before. */
  steps: readonly SkullKingStep[];
  type: "table";
  game: "skullking";
}

/** A trick in the order played. */
export interface SkullKingTrickView {
  /** Who plays, or will play, the first card. */
  leader: number;
  cards: readonly SkullKingPlayedCard[];
  /** The suit that must be followed. */
  suit: "Y" | "R" | "B" | "J" | null;
  /** Who has won it, or would as it lies; null while it is empty. */
  winner: number | null;
  /** Bonus points for the Skull King caught by a mermaid, as it lies. */
  mermaid: number;
  /** Bonus points for pirates caught by the Skull King, as it lies. */
  pirates: number;
}

/** Something changed at a table of Skull King. */
export interface SkullKingUpdate {
  table: string;
  /** The number of the last stored action. */
  seq: number;
  /** Your seat, or null for a watcher. */
  seat: number | null;
  /** What you may see, with every legal action and its effect. */
  view: SkullKingView | null;
  info: Info;
  /** What happened since the `seq` that was known before. */
  steps: readonly SkullKingStep[];
  type: "update";
  game: "skullking";
}

/** Everything a seat, or for `seat` null a spectator, may know. */
export interface SkullKingView {
  seat: number | null;
  rules: "classic-66";
  phase: "bidding" | "playing" | "over";
  /** Also the number of cards dealt to each seat. */
  round: number;
  /** How many rounds the game has. */
  rounds: number;
  dealer: number;
  to_act: readonly number[];
  /** The seat's own cards, in the order of the deck. */
  hand: readonly string[];
  /** The seat's own bid, known to it at once. */
  own_bid: number | null;
  choices: readonly SkullKingChoice[];
  /** The cards that may not be played, while it is the seat's turn. */
  blocked: readonly SkullKingBlocked[];
  seats: readonly SkullKingSeatView[];
  /** All bids together, against the `round` tricks there are; null until the last one is in. */
  bids_total: number | null;
  trick: SkullKingTrickView;
  /** The last whole trick, also that of the round before. */
  last_trick: SkullKingTrickView | null;
  /** All whole tricks of this round, for those who can remember them. */
  tricks: readonly SkullKingTrickView[];
  /** The rounds that are over. */
  sheet: readonly SkullKingRoundScore[];
  result: SkullKingResult | null;
  /** What the game is remembered for; empty until it is over. */
  awards: readonly SkullKingAward[];
  /** All hands by seat, only when looking back at a game that is over. */
  open_hands: readonly (readonly string[])[];
}

/** What a guest has achieved. */
export interface Standings {
  /** Without hints. */
  best_random: number | null;
  best_daily: number | null;
  streak: number;
  /** Finished games, abandoned ones left out. */
  played: number;
  abandoned: number;
  history: readonly PlayedRow[];
}

/** As the host: deal the first round; bots take the empty seats. */
export interface Start {
  table: string;
  id: string;
  type: "start";
}

/** How a day's dungeon went, for those who may know what lies in it. */
export interface Statistics {
  players: number;
  won: number;
  bars: readonly Bar[];
  best: number | null;
  expert: number | null;
}

/** Change places with an empty seat, a bot or, as the host, with anybody. */
export interface Swap {
  table: string;
  id: string;
  type: "swap";
  seat: number;
}

/** What is chosen when a table is opened. Times are seconds. */
export interface TableOptions {
  seats: number;
  /** Whether the lobby lists it; otherwise only the link leads there. */
  public: boolean;
  /** 15 … 120 for each turn, then a bot acts for the seat; null for no clock. */
  turn_clock: number | null;
  talk: boolean;
  /** Whether the last trick may be looked at again. */
  last_trick: boolean;
  /** Whether the last card of a round is played by itself. */
  auto_last_card: boolean;
  /** The level of bots that fill empty seats and act for those away. */
  bots: string;
  /** Whether bots take about as long as people do, 0.8 … 2.5 seconds a decision; else they act at once. */
  paced: boolean;
}

/** A reaction or a line of text at a table. */
export interface TalkLine {
  /** Rises with every line of the house. */
  id: number;
  seat: number;
  name: string;
  kind: "reaction" | "text";
  body: string;
  at: string;
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

/** Follow the list of open tables until the socket closes; answered with `lobby`. */
export interface WatchLobby {
  type: "watch_lobby";
}

/** Follow a shared score pad until the socket closes; answered with `pad`. */
export interface WatchPad {
  type: "watch_pad";
  share: string;
}
