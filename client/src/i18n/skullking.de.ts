import { number, signed } from ".";
import type { Catalogue } from "./skullking.en";

type Role = "" | "e" | "p";

const SUITS: Readonly<Record<string, string>> = { Y: "Gelb", R: "Rot", B: "Blau", J: "Schwarz" };
const COLOURED: Readonly<Record<string, string>> = { Y: "Gelbe", R: "Rote", B: "Blaue", J: "Schwarze" };
const FIGURES: Readonly<Record<string, string>> = { E: "Escape", P: "Pirat", M: "Meerjungfrau" };
const ACCUSATIVE: Readonly<Record<string, string>> = { E: "einen Escape", P: "einen Piraten", M: "eine Meerjungfrau" };

function card(code: string): string {
  if (code === "SM") return "Scary Mary";
  if (code === "SK") return "Skull King";
  const [kind = ""] = code;
  return FIGURES[kind] ?? `${COLOURED[kind]} ${code.slice(1)}`;
}

/** Im Akkusativ, wie in „spielt die Rote 7“. */
function theCard(code: string): string {
  if (code === "SM") return "Scary Mary";
  if (code === "SK") return "den Skull King";
  return ACCUSATIVE[code[0] ?? ""] ?? `die ${card(code)}`;
}

const as = (role: Role) => (role === "p" ? " als Pirat" : role === "e" ? " als Escape" : "");
const tricks = (n: number) => (n === 1 ? "1 Stich" : `${n} Stiche`);
const seconds = (n: number) => (n === 1 ? "1 Sekunde" : `${n} Sekunden`);
const who = (name: string | null, verb: string, mine: string) => (name === null ? `Du ${mine}` : `${name} ${verb}`);

export const de: Catalogue = {
  title: "Skull King",
  card,
  you: "du",

  fresh: {
    title: "Neuer Tisch",
    name: "Dein Name",
    seats: "Spieler",
    listed: "Offen für",
    byLink: "alle mit Link",
    inLobby: "alle",
    clock: "Zeit je Zug",
    noClock: "ohne",
    seconds,
    bots: "Bots",
    pace: "Bots spielen",
    paced: "wie Menschen",
    quick: "sofort",
    talk: "Reden",
    lastTrick: "Letzten Stich ansehen",
    autoLast: "Letzte Karte von selbst",
    open: "Tisch eröffnen",
  },
  nicknames: ["Käpt’n Hering", "Salzige Susi", "Einauge Otto", "Muschel-Mia", "Holzbein-Heinz", "Sturm-Kim"],
  levels: (level) =>
    ({ novice: "Schiffsjunge", regular: "Matrose", expert: "Kapitän" })[level] ?? level,

  lobby: {
    invites: (name) => `${name} lädt dich zu Skull King ein`,
    yourTable: "Dein Tisch steht",
    invite: "Einladen",
    scan: "Scannen und mitspielen",
    inviteHint: "Schick den Link oder zeig den Code. Wer ihn öffnet, gibt einen Namen ein und sitzt.",
    share: "Link teilen",
    shareText: (name) => `${name} lädt dich zu einer Partie Skull King ein:`,
    joinName: "Dein Name",
    join: "Hinsetzen",
    full: "Alle Plätze sind besetzt. Du darfst zusehen.",
    seats: "Am Tisch",
    seat: (n) => `Platz ${n}`,
    empty: "freier Platz",
    host: "Gastgeber",
    bot: "Bot",
    level: (name) => `Stärke von ${name}`,
    ready: "bereit",
    notReady: "noch nicht bereit",
    gone: "nicht verbunden",
    sitHere: "Hier sitzen",
    moveHere: "Hierher",
    swap: (name) => `Platz tauschen mit ${name}`,
    addBot: "Bot",
    addBotTo: (n) => `Bot auf Platz ${n} setzen`,
    remove: (name) => `${name} vom Tisch nehmen`,
    imReady: "Ich bin bereit",
    wait: "Moment noch",
    start: "Karten geben",
    botsFill: (n) => (n === 1 ? "Ein Bot übernimmt den freien Platz." : `Bots übernehmen die ${n} freien Plätze.`),
    waitsForHost: (name) => `${name} gibt, sobald alle bereit sind.`,
    waitsFor: (names) => `Noch nicht bereit: ${names}.`,
    leave: "Tisch verlassen",
    options: (seats, clock, listed) =>
      `${seats} Spieler · ${clock === null ? "ohne Zeit" : `${clock} s je Zug`} · ${listed ? "offen für alle" : "nur mit Link"}`,
    closedTitle: "An diesem Tisch sitzt niemand mehr",
    newTable: "Neuer Tisch",
  },

  rejoin: {
    title: "Dein Platz",
    text: "Möchtest du auf diesem Gerät weiterspielen? Das andere Gerät sieht dann nur noch zu.",
    take: "Hier weiterspielen",
  },

  status: {
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    roundShort: (round) => `R${round}`,
    trick: (trick, tricks) => `Stich ${trick}/${tricks}`,
    bids: (bids, tricks) => `Ansagen ${bids}/${tricks}`,
    bidsSpoken: (bids, n) => `${tricks(bids)} angesagt, ${n} zu holen`,
    bidding: "Ansage",
    time: (s) => `${s} s`,
    timeSpoken: (s) => `noch ${seconds(s)}`,
    watching: "Du siehst zu.",
  },

  plate: {
    dealer: "Geber",
    bot: "Bot",
    wonOf: (won, bid) => `${won}/${bid}`,
    wonOfSpoken: (won, bid) => `${won} von ${bid === 1 ? "1 Stich" : `${bid} Stichen`}`,
    fist: "Faust liegt",
    thinks: "überlegt",
    toAct: "am Zug",
    toBid: "sagt an",
    total: (n) => `${number(n)} Punkte`,
    away: "weg, ein Bot spielt",
    gone: (s) => `weg, Bot in ${s} s`,
    goneShort: (s) => `${s} s`,
    stack: (n) => (n === 0 ? "kein Stich" : tricks(n)),
    yourTurn: "Du bist dran",
    waitingFor: (name) => `${name} spielt`,
    yourBid: "Wie viele Stiche?",
    bidIs: (bid) => `Deine Ansage: ${bid}`,
    others: "Warten auf die anderen Fäuste",
  },

  hand: "Dein Blatt",
  handOf: (name) => `Blatt von ${name}`,
  handCard: (name, state) => (state ? `${name}, ${state}` : name),
  wouldWin: "würde den Stich jetzt machen",
  cannotPlay: "gerade nicht spielbar",
  lifted: "angehoben; noch einmal drücken spielt sie aus",
  maryAsks: "Scary Mary: Pirat oder Escape?",
  asPirate: "Pirat",
  asEscape: "Escape",
  keep: "Behalten",
  mustFollow: (suit) => `Du hast ${SUITS[suit]}, und ${SUITS[suit]} muss bedient werden.`,
  notYet: "Du bist noch nicht am Zug.",
  bidFirst: "Erst die Ansagen, dann die Karten.",

  bids: "Deine Ansage",
  bid: (n) => `${tricks(n)} ansagen`,
  fistDown: "Faust drauf",
  chooseBid: "Wähle eine Zahl",
  fists: "Fäuste auf dem Tisch",
  fistOf: { waiting: "überlegt", down: "Faust liegt" },
  showing: (bid) => `sagt ${bid} an`,
  chant: ["YO", "HO", "HO"],
  skip: "Überspringen",
  leads: (name) => who(name, "spielt aus", "spielst aus"),

  trick: "Der Stich",
  lastTrick: "Letzter Stich",
  noLastTrick: "Noch ist kein Stich gemacht.",
  winning: "liegt vorn",
  taken: "macht den Stich",
  follow: (suit) => `${SUITS[suit]} bedienen`,
  asRole: { p: "Pirat", e: "Escape" },
  bonusLies: (n) => `${signed(n)} in diesem Stich`,
  emptyTrick: (name) => `${who(name, "spielt", "spielst")} den Stich aus.`,

  reasons: {
    king: () => "den Skull King schlägt niemand",
    caughtKing: (_, points) => `eine Meerjungfrau fängt den Skull King, ${signed(points)}`,
    caughtPirates: (_, points) => `der Skull King fängt Piraten, ${signed(points)}`,
    pirate: () => "der Pirat ist die höchste Karte",
    mermaid: () => "die Meerjungfrau ist die höchste Karte",
    mary: () => "Scary Mary ist die höchste Karte",
    trumped: (code) => `die ${card(code)} sticht`,
    highest: (code) => `die ${card(code)} ist die höchste Karte`,
    escapes: () => "nur Escapes, der erste macht den Stich",
  },
  bonuses: {
    caughtKing: (points) => `Meerjungfrau fängt den Skull King! ${signed(points)}`,
    caughtPirates: (points) => `Skull King fängt Piraten! ${signed(points)}`,
  },
  events: {
    bid: (name) => `${who(name, "legt die Faust", "legst die Faust")} auf den Tisch.`,
    bidOf: (name, bid) => `${name ?? "du"} ${bid}`,
    revealed: (bids) => `Yo, ho, ho! Ansagen: ${bids}.`,
    played: (name, code, role) => `${who(name, "spielt", "spielst")} ${theCard(code)}${as(role)}.`,
    trick: (name, why) => `Der Stich geht an ${name ?? "dich"}: ${why}.`,
    scored: (round) => `Runde ${round} ist zu Ende.`,
    dealt: (round, name) => `Runde ${round}: ${who(name, "spielt aus", "spielst aus")}.`,
    over: "Das Spiel ist aus.",
    sat: (name) => `${name} setzt sich.`,
    bot: (name) => `Der Bot ${name} setzt sich.`,
    away: (name) => `${name === null ? "Du bist" : `${name} ist`} weg; ein Bot spielt weiter.`,
    back: (name) => `${name === null ? "Du bist" : `${name} ist`} wieder da.`,
    started: "Das Spiel beginnt.",
    yourTurn: "Du bist dran.",
    yourBid: (cards) => `Deine Karten: ${cards}. Wie viele Stiche sagst du an?`,
  },

  sheet: "Der Block",
  sheetButton: "Block",
  roundCol: "Runde",
  howScored: (round) => `Runde ${round}: so kam es zu den Punkten`,
  earlier: "Runde davor",
  later: "Nächste Runde",
  noRounds: "Noch ist keine Runde zu Ende.",
  goOn: "Auf in die nächste Runde",
  totalIs: (points, total) => `${signed(points)} macht ${number(total)}`,
  reckon: {
    met: (bid, base) => `${bid} angesagt, ${bid} gemacht: ${signed(base)}`,
    missed: (bid, won, base) => `${bid} angesagt, ${won} gemacht, ${Math.abs(bid - won)} daneben: ${signed(base)}`,
    zeroMet: (base) => `0 angesagt und keinen gemacht: ${signed(base)}`,
    zeroMissed: (won, base) => `0 angesagt, aber ${won} gemacht: ${signed(base)}`,
    mermaid: (n) => `${signed(n)} für den gefangenen Skull King`,
    pirates: (n) => `${signed(n)} für gefangene Piraten`,
    lostBonus: (n) => `ein Bonus von ${n} verfällt`,
  },

  end: {
    won: (names) => `${names} gewinnt`,
    shared: (names) => `${names} teilen sich den Sieg`,
    youWon: "Du hast gewonnen!",
    ranking: "Rangliste",
    points: (n) => `${number(n)} Punkte`,
    place: (n) => `${n}.`,
    chart: "Punktestand Runde für Runde",
    chartText: "Dieselben Zahlen stehen auf dem Block.",
    awards: "Unvergessen",
    rematch: "Noch eine Partie",
    joinRematch: "Nächste Partie mitspielen",
    replay: "Ansehen",
    review: "Analyse",
    verify: "Mischung nachrechnen",
  },
  awards: {
    seer: { title: "Hellseher", text: (n) => (n === 1 ? "1 Ansage erfüllt" : `${n} Ansagen erfüllt`) },
    hunter: { title: "Schatzjäger", text: (n) => `${n} Bonuspunkte` },
    stowaway: { title: "Blinder Passagier", text: (n) => `${n === 1 ? "1 Null" : `${n} Nullen`} geschafft` },
    daring: { title: "Draufgänger", text: (n) => `${n} angesagt und gemacht` },
    haul: { title: "Fette Beute", text: (n) => `${signed(n)} in einer Runde` },
    wreck: { title: "Schiffbruch", text: (n) => `${signed(n)} in einer Runde` },
  },

  talk: "Reden",
  talkLine: "Sag etwas",
  send: "Senden",
  talkNone: "Noch hat niemand etwas gesagt.",
  talkOff: "An diesem Tisch wird nicht geredet.",
  onlySeated: "Reden kann nur, wer am Tisch sitzt.",
  says: (name, text) => `${name}: ${text}`,
  mute: (name) => `${name} stumm schalten`,
  reactions: {
    yoho: "Yo‑ho‑ho!",
    cheers: "Prost!",
    laugh: "Haha!",
    wow: "Wow!",
    oops: "Hoppla!",
    hurry: "Na los!",
    thanks: "Danke!",
    sorry: "Tut mir leid!",
  },

  menu: "Mehr",
  oneTap: "Einmal tippen spielt die Karte",
  oneTapHint: "Sonst hebt das erste Tippen sie an, und das zweite spielt sie.",
  moveSeat: "Auf einem anderen Gerät spielen",
  moveSeatText: "Dieser Link bringt deinen Platz auf das Gerät, das ihn zuerst öffnet. Behalte ihn für dich.",
  makeLink: "Link erstellen",
  copyLink: "Link kopieren",
  linkCopied: "Der Link ist kopiert.",
  cannotCopy: "Kopieren geht hier leider nicht. Bitte kopiere den Link von Hand.",
  watchLink: "Link zum Zusehen",
  leaveGame: "Endgültig gehen",
  leaveTitle: "Endgültig gehen?",
  leaveText: "Ein Bot übernimmt deinen Platz und spielt zu Ende. Zurück kannst du nicht, aber zusehen darfst du.",
  leaveYes: "Gehen",
  stay: "Bleiben",
  fair: "Die Mischung stand vor der ersten Karte fest. Nach dem Spiel wird der Startwert gezeigt, und jeder kann nachrechnen.",
  commitment: "Prüfsumme",

  keys: {
    pick: "Karte oder Ansage wählen; noch einmal drücken bestätigt (0 ist die zehnte Karte oder die Ansage 0)",
    move: "Nächste Karte oder Ansage",
    mary: "Scary Mary als Pirat oder als Escape",
    last: "Letzter Stich",
    sheet: "Block",
    talk: "Reden",
    close: "Zurücklegen, überspringen",
  },
};
