/** Skull King: opening a table, the lobby, the game, its end. */
import { number, signed } from ".";

type Role = "" | "e" | "p";

const SUITS: Readonly<Record<string, string>> = { Y: "yellow", R: "red", B: "blue", J: "black" };
const FIGURES: Readonly<Record<string, string>> = { E: "Escape", P: "pirate", M: "mermaid" };

function card(code: string): string {
  if (code === "SM") return "Scary Mary";
  if (code === "SK") return "Skull King";
  const [kind = ""] = code;
  return FIGURES[kind] ?? `${SUITS[kind]} ${code.slice(1)}`;
}

/** With its article, as in “plays the red 7”. */
function theCard(code: string): string {
  if (code === "SM") return "Scary Mary";
  return `${"EPM".includes(code[0] ?? "") ? "a" : "the"} ${card(code)}`.replace("a Escape", "an Escape");
}

const as = (role: Role) => (role === "p" ? " as a pirate" : role === "e" ? " as an Escape" : "");
const tricks = (n: number) => (n === 1 ? "1 trick" : `${n} tricks`);
const seconds = (n: number) => (n === 1 ? "1 second" : `${n} seconds`);
const who = (name: string | null, verb: string, mine: string) => (name === null ? `You ${mine}` : `${name} ${verb}`);

export const en = {
  title: "Skull King",
  card,
  you: "you",

  fresh: {
    title: "New table",
    name: "Your name",
    seats: "Players",
    listed: "Open to",
    byLink: "those I invite",
    inLobby: "anybody",
    clock: "Turn clock",
    noClock: "none",
    seconds,
    bots: "Bots",
    pace: "Bots play",
    paced: "like people",
    quick: "at once",
    talk: "Talk",
    lastTrick: "Last trick may be seen",
    autoLast: "Last card plays itself",
    open: "Open the table",
  },
  nicknames: ["Captain Herring", "Salty Sue", "One-Eyed Otto", "Barnacle Bea", "Peg-Leg Pete", "Stormy Kim"],
  levels: (level: string) =>
    ({ novice: "cabin boy", regular: "sailor", expert: "captain" })[level] ?? level,

  lobby: {
    invites: (name: string) => `${name} invites you to Skull King`,
    yourTable: "Your table is open",
    invite: "Invite",
    scan: "Scan to join",
    inviteHint: "Send the link or show the code. Whoever opens it types a name and sits.",
    share: "Share the link",
    shareText: (name: string) => `${name} invites you to a game of Skull King:`,
    joinName: "Your name",
    join: "Sit down",
    full: "All seats are taken. You may watch.",
    seats: "Around the table",
    seat: (n: number) => `Seat ${n}`,
    empty: "empty seat",
    host: "host",
    bot: "bot",
    level: (name: string) => `Level of ${name}`,
    ready: "ready",
    notReady: "not ready yet",
    gone: "not connected",
    sitHere: "Sit here",
    moveHere: "Move here",
    swap: (name: string) => `Change places with ${name}`,
    addBot: "Bot",
    addBotTo: (n: number) => `Put a bot on seat ${n}`,
    remove: (name: string) => `Remove ${name}`,
    imReady: "I’m ready",
    wait: "Wait, not yet",
    start: "Deal the cards",
    botsFill: (n: number) => (n === 1 ? "A bot takes the empty seat." : `Bots take the ${n} empty seats.`),
    waitsForHost: (name: string) => `${name} deals when everybody is ready.`,
    waitsFor: (names: string) => `Not ready yet: ${names}.`,
    leave: "Leave the table",
    options: (seats: number, clock: number | null, listed: boolean) =>
      `${seats} players · ${clock === null ? "no turn clock" : `${clock} s a turn`} · ${listed ? "anybody may join" : "by link only"}`,
    closedTitle: "Everybody has left this table",
    newTable: "New table",
  },

  rejoin: {
    title: "Your seat",
    text: "Take your seat at the table on this device? The other device will then only watch.",
    take: "Take the seat here",
  },

  status: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    roundShort: (round: number) => `R${round}`,
    trick: (trick: number, tricks: number) => `trick ${trick}/${tricks}`,
    bids: (bids: number, tricks: number) => `bids ${bids}/${tricks}`,
    bidsSpoken: (bids: number, n: number) => `${tricks(bids)} bid, ${n} to be had`,
    bidding: "bidding",
    time: (s: number) => `${s} s`,
    timeSpoken: (s: number) => `${seconds(s)} left`,
    watching: "You are watching.",
  },

  plate: {
    dealer: "dealer",
    bot: "bot",
    wonOf: (won: number, bid: number) => `${won}/${bid}`,
    wonOfSpoken: (won: number, bid: number) => `${won} of ${tricks(bid)}`,
    fist: "fist down",
    thinks: "is thinking",
    toAct: "to play",
    toBid: "to bid",
    total: (n: number) => `${number(n)} points`,
    away: "away, a bot plays",
    gone: (s: number) => `gone, bot in ${s} s`,
    goneShort: (s: number) => `${s} s`,
    stack: (n: number) => (n === 0 ? "no tricks" : tricks(n)),
    yourTurn: "Your turn",
    waitingFor: (name: string) => `${name} plays`,
    yourBid: "How many tricks?",
    bidIs: (bid: number) => `Your bid: ${bid}`,
    others: "Waiting for the other fists",
  },

  hand: "Your hand",
  handOf: (name: string) => `Hand of ${name}`,
  handCard: (name: string, state: string) => (state ? `${name}, ${state}` : name),
  wouldWin: "would take the trick now",
  cannotPlay: "cannot be played now",
  lifted: "lifted; press again to play it",
  maryAsks: "Scary Mary: pirate or Escape?",
  asPirate: "Pirate",
  asEscape: "Escape",
  keep: "Keep her",
  mustFollow: (suit: string) => `You hold ${SUITS[suit]}; ${SUITS[suit]} was led.`,
  notYet: "It is not your turn yet.",
  bidFirst: "First the bids, then the cards.",

  bids: "Your bid",
  bid: (n: number) => `Bid ${tricks(n)}`,
  fistDown: "Fist down",
  chooseBid: "Choose a number",
  fists: "Fists on the table",
  fistOf: { waiting: "is thinking", down: "fist down" },
  showing: (bid: number) => `bids ${bid}`,
  chant: ["YO", "HO", "HO"],
  skip: "Skip",
  leads: (name: string | null) => `${who(name, "leads", "lead")}`,

  trick: "The trick",
  lastTrick: "Last trick",
  noLastTrick: "No trick has been taken yet.",
  winning: "winning",
  taken: "takes it",
  follow: (suit: string) => `Follow ${SUITS[suit]}`,
  asRole: { p: "pirate", e: "Escape" },
  bonusLies: (n: number) => `${signed(n)} in this trick`,
  emptyTrick: (name: string | null) => `${who(name, "leads", "lead")} the trick.`,

  reasons: {
    king: () => "nobody beats the Skull King",
    caughtKing: (_: string, points: number) => `a mermaid catches the Skull King, ${signed(points)}`,
    caughtPirates: (_: string, points: number) => `the Skull King catches pirates, ${signed(points)}`,
    pirate: () => "the pirate is the highest",
    mermaid: () => "the mermaid is the highest",
    mary: () => "Scary Mary is the highest",
    trumped: (code: string) => `the ${card(code)} trumps`,
    highest: (code: string) => `the ${card(code)} is the highest`,
    escapes: () => "nothing but Escapes, the first one takes it",
  },
  bonuses: {
    caughtKing: (points: number) => `Mermaid catches the Skull King! ${signed(points)}`,
    caughtPirates: (points: number) => `Skull King catches pirates! ${signed(points)}`,
  },
  events: {
    bid: (name: string | null) => `${who(name, "puts a fist", "put your fist")} on the table.`,
    bidOf: (name: string | null, bid: number) => `${name ?? "you"} ${bid}`,
    revealed: (bids: string) => `Yo, ho, ho! Bids: ${bids}.`,
    played: (name: string | null, code: string, role: Role) => `${who(name, "plays", "play")} ${theCard(code)}${as(role)}.`,
    trick: (name: string | null, why: string) => `${who(name, "takes", "take")} the trick: ${why}.`,
    scored: (round: number) => `Round ${round} is over.`,
    dealt: (round: number, name: string | null) => `Round ${round}: ${who(name, "leads", "lead")}.`,
    over: "The game is over.",
    sat: (name: string) => `${name} sits down.`,
    bot: (name: string) => `The bot ${name} takes a seat.`,
    away: (name: string | null) => `${name === null ? "You are" : `${name} is`} away; a bot plays on.`,
    back: (name: string | null) => `${name === null ? "You are" : `${name} is`} back.`,
    started: "The game begins.",
    yourTurn: "It is your turn.",
    yourBid: (cards: string) => `Your cards: ${cards}. How many tricks do you bid?`,
  },

  sheet: "Score sheet",
  sheetButton: "Sheet",
  roundCol: "Round",
  howScored: (round: number) => `Round ${round}, how the scores came about`,
  earlier: "Round before",
  later: "Next round",
  noRounds: "No round is over yet.",
  goOn: "On to the next round",
  totalIs: (points: number, total: number) => `${signed(points)} makes ${number(total)}`,
  reckon: {
    met: (bid: number, base: number) => `Bid ${bid}, took ${bid}: ${signed(base)}`,
    missed: (bid: number, won: number, base: number) =>
      `Bid ${bid}, took ${won}, ${Math.abs(bid - won)} off: ${signed(base)}`,
    zeroMet: (base: number) => `Bid 0 and took none: ${signed(base)}`,
    zeroMissed: (won: number, base: number) => `Bid 0 but took ${won}: ${signed(base)}`,
    mermaid: (n: number) => `${signed(n)} for catching the Skull King`,
    pirates: (n: number) => `${signed(n)} for pirates caught`,
    lostBonus: (n: number) => `a bonus of ${n} is lost`,
  },

  end: {
    won: (names: string) => `${names} wins`,
    shared: (names: string) => `${names} share the win`,
    youWon: "You win!",
    ranking: "Ranking",
    points: (n: number) => `${number(n)} points`,
    place: (n: number) => `${n}.`,
    chart: "Totals round by round",
    chartText: "The same numbers stand in the sheet.",
    awards: "Remembered",
    rematch: "Play again",
    joinRematch: "Join the next game",
    replay: "Replay",
    review: "Review",
    verify: "Check the shuffle",
  },
  awards: {
    seer: { title: "Seer", text: (n: number) => (n === 1 ? "1 bid met" : `${n} bids met`) },
    hunter: { title: "Treasure hunter", text: (n: number) => `${n} bonus points` },
    stowaway: { title: "Stowaway", text: (n: number) => `${n === 1 ? "1 zero" : `${n} zeros`} met` },
    daring: { title: "Daredevil", text: (n: number) => `bid ${n} and took ${n}` },
    haul: { title: "Biggest haul", text: (n: number) => `${signed(n)} in one round` },
    wreck: { title: "Shipwreck", text: (n: number) => `${signed(n)} in one round` },
  },

  talk: "Talk",
  talkLine: "Say something",
  send: "Send",
  talkNone: "Nobody has said anything yet.",
  talkOff: "Talk is switched off at this table.",
  onlySeated: "Only those who sit here can talk.",
  says: (name: string, text: string) => `${name}: ${text}`,
  mute: (name: string) => `Mute ${name}`,
  reactions: {
    yoho: "Yo‑ho‑ho!",
    cheers: "Cheers!",
    laugh: "Haha!",
    wow: "Wow!",
    oops: "Oops!",
    hurry: "Come on!",
    thanks: "Thanks!",
    sorry: "Sorry!",
  },

  menu: "More",
  oneTap: "One tap plays a card",
  oneTapHint: "Otherwise the first tap lifts it and the second one plays it.",
  moveSeat: "Play on another device",
  moveSeatText: "This link moves your seat to the device that opens it first. Keep it to yourself.",
  makeLink: "Make the link",
  copyLink: "Copy the link",
  linkCopied: "The link is copied.",
  cannotCopy: "Copying did not work here. Please copy the link by hand.",
  watchLink: "Link to watch",
  leaveGame: "Leave for good",
  leaveTitle: "Leave for good?",
  leaveText: "A bot takes your seat and plays to the end. You cannot come back to it, but you may watch.",
  leaveYes: "Leave",
  stay: "Stay",
  fair: "The shuffle was fixed before the first card. After the game the seed is shown, and anyone can check it.",
  commitment: "Commitment",

  keys: {
    pick: "Pick a card or a bid; press again to confirm (0 is the tenth card, or the bid 0)",
    move: "Next card or bid",
    mary: "Scary Mary as a pirate or an Escape",
    last: "Last trick",
    sheet: "Score sheet",
    talk: "Talk",
    close: "Put back, skip",
  },
};

export type Catalogue = typeof en;
