import { number, percent, shortDay, signed } from ".";
import type { Catalogue } from "./scoundrel.en";

const RANKS: Readonly<Record<string, string>> = { T: "10", J: "Bube", Q: "Dame", K: "König", A: "Ass" };
const SUITS: Readonly<Record<string, string>> = { c: "Kreuz", d: "Karo", h: "Herz", s: "Pik" };

function card(code: string): string {
  const [rank = "", suit = ""] = code;
  return `${SUITS[suit]} ${RANKS[rank] ?? rank}`;
}

const cards = (n: number) => (n === 1 ? "1 Karte" : `${n} Karten`);

export const de: Catalogue = {
  card,
  random: "Zufälliger Dungeon",
  daily: (day) => `Tages-Dungeon · ${shortDay(day)}`,
  byCode: (code) => `Dungeon ${code}`,
  starting: "Der Dungeon wird gemischt …",
  checking: "Wir prüfen, ob dieser Dungeon zu gewinnen ist …",

  health: "Leben",
  healthOf: (n, most) => `${number(n)} von ${number(most)} Leben`,
  pile: "Stapel",
  knownBottom: (n) => `${n} gemiedene ganz unten`,
  avoidedShort: (n) => `${n} gemieden`,
  knownBottomTitle: "Ganz unten im Stapel",
  knownBottomText: "Die gemiedenen Karten in der Reihenfolge, in der sie kommen. Der übrige Stapel liegt darüber.",
  knownBottomNone: "Dort liegt nichts, was du gemieden hast.",
  discard: "Ablage",
  discardNone: "Hier liegt noch nichts.",
  weapon: "Waffe",
  noWeapon: "Keine Waffe",
  noWeaponHint: "nur bloße Hände",
  worksFresh: "taugt gegen jedes Monster",
  worksBelow: (limit) => `taugt nur unter ${limit}`,
  worksNoMore: "taugt zu nichts mehr",
  slain: (names) => `Erschlagen: ${names}`,
  scoreIfDead: "Punkte beim Tod",
  room: (n) => `Raum ${n}`,
  roomLabel: (n, toFace) => `Raum ${n}: noch ${cards(toFace)}`,
  stayed: "blieb liegen",
  slot: (name, what) => `${name}: ${what}`,

  equip: "nehmen",
  equipSpoken: "als Waffe nehmen",
  potion: (n) => signed(n),
  potionSpoken: (n) => `trinken, bringt ${number(n)} Leben`,
  potionFull: "+0",
  potionFullHint: "schon voll",
  potionSpent: "+0",
  potionSpentHint: "ein Trank pro Raum",
  withWeapon: "Waffe",
  barehanded: "Fäuste",
  damage: (n) => (n === 0 ? "±0" : signed(n)),
  fightSpoken: (way, n) =>
    `${way === "w" ? "mit der Waffe" : "mit bloßen Händen"} ${n === 0 ? "kein Schaden" : `${number(-n)} Schaden`}`,
  lethal: "tödlich",
  again: "Noch einmal",
  chooseHow: (name) => `Wie bekämpfst du ${name}?`,
  chooseFirst: "Wähle erst ein Monster: 1 bis 4.",
  noCardThere: "Dort liegt keine Karte.",

  avoid: "Meiden",
  undo: "Zurück",
  fresh: "Neu",
  hint: "Tipp",
  more: "Mehr",
  giveUp: "Aufgeben",

  keys: {
    slot: (n) => `Karte ${n}`,
    weapon: "Mit der Waffe kämpfen",
    barehanded: "Mit bloßen Händen kämpfen",
    avoid: "Den Raum meiden",
    undo: "Zug zurücknehmen",
    hint: "Um einen Tipp bitten",
    fresh: "Neuer Dungeon",
    close: "Auswahl schließen",
  },

  history: "In diesem Raum",
  historyNone: "Hier ist noch nichts geschehen.",
  events: {
    fought: (name, weapon, damage) =>
      damage ? `Du kämpfst mit deiner ${weapon} gegen ${name}: ${signed(-damage)}.` : `${name} fällt durch deine ${weapon}, kein Kratzer.`,
    wrestled: (name, damage) => `Du kämpfst mit bloßen Händen gegen ${name}: ${signed(-damage)}.`,
    equipped: (name) => `Du nimmst die ${name} als Waffe.`,
    replaced: (name, old) => `Du legst die ${old} ab und nimmst die ${name}.`,
    drank: (name, healing) => `Du trinkst die ${name}: ${signed(healing)}.`,
    drankFull: (name) => `Du trinkst die ${name}; gesünder geht es nicht.`,
    spilt: (name) => `Die ${name} verpufft: ein Trank pro Raum.`,
    avoided: "Du meidest den Raum.",
    opened: (names) => `Neuer Raum: ${names}.`,
    won: (score) => `Du verlässt den Dungeon lebend. ${number(score)} Punkte.`,
    lost: (score) => `Der Dungeon behält dich. ${number(score)} Punkte.`,
    undone: "Zurückgenommen.",
    hinted: (what, chance) =>
      chance === 100
        ? `Tipp: ${what} – damit ist es so gut wie gewonnen.`
        : chance
          ? `Tipp: ${what} – gewinnt etwa zu ${percent(chance)}.`
          : `Tipp: ${what} – aber es sieht hoffnungslos aus.`,
  },

  actions: {
    avoid: "den Raum meiden",
    fight: (name, way) => `${name}, ${way === "w" ? "mit der Waffe" : "mit bloßen Händen"}`,
  },

  hints: {
    here: "Tipp",
    title: "Einen Tipp annehmen?",
    text: "Ein Experte, der nicht mehr sieht als du, sagt, was zu tun ist. Dein Lauf gilt dann als Lauf mit Hilfe und setzt keinen Bestwert.",
    yes: "Tipp zeigen",
    no: "Allein weiter",
  },

  watching: "Du schaust bei diesem Lauf zu.",
  playThis: "Diesen Dungeon spielen",
  giveUpTitle: "Diesen Lauf aufgeben?",
  giveUpText: "Er endet ohne Punkte. Ein aufgegebener Tages-Dungeon steht hinter jedem beendeten.",
  giveUpYes: "Aufgeben",
  giveUpAndNew: "Aufgeben und neu beginnen",
  keepPlaying: "Weiterspielen",

  fair: "Ehrlich gemischt",
  fairText: "Festgelegt vor deiner ersten Karte. Nach dem Lauf wird der Startwert gezeigt, und jeder kann nachrechnen.",
  fairLater: "Der Startwert wird gezeigt, wenn der Tag vorbei ist.",
  certified: "Vor dem Geben geprüft: Dieser Dungeon ist zu gewinnen.",
  commitment: "Prüfsumme",
  seed: "Startwert",
  verify: "Mischung nachrechnen",
  dungeonLink: "Link zu diesem Dungeon",
  copyLink: "Link kopieren",
  copied: "Kopiert.",
  cannotCopy: "Kopieren geht hier leider nicht.",

  end: {
    won: "Du bist draußen",
    lost: "Der Dungeon behält dich",
    gaveUp: "Aufgegeben",
    score: "Punkte",
    noScore: "keine Punkte",
    health: (n) => `${number(n)} Leben`,
    lastPotion: (n) => `+ ${n} für den letzten Trank bei vollem Leben`,
    monstersLeft: (n) => `− ${n} für die übrigen Monster`,
    rooms: "Räume",
    avoided: "Gemieden",
    best: "Bestwert",
    newBest: "Neuer Bestwert!",
    practice: "Übung: zählt nicht",
    helped: "Mit Tipps: kein Bestwert",
    winnable: "Dieser Dungeon war zu gewinnen.",
    hopeless: "Zu gewinnen war das auch mit bestem Spiel nicht.",
    rank: "Rang heute",
    rankOf: (rank, players) => `${rank} von ${players}`,
    again: "Noch einmal",
    practiseAgain: "Noch einmal üben",
    replay: "Ansehen",
    review: "Analyse",
    share: "Teilen",
    board: "Rangliste",
    next: (time) => `Nächster Tages-Dungeon in ${time}`,
  },

  share: {
    daily: (day) => `Stammtisch · Tages-Dungeon, ${shortDay(day)}`,
    random: "Stammtisch · Scoundrel",
    won: (score) => `Lebend draußen mit ${number(score)}`,
    lost: (score) => `Gestorben mit ${number(score)}`,
    gaveUp: "Aufgegeben",
    helped: "mit Tipps",
    rooms: (rooms, avoided) => `${rooms === 1 ? "1 Raum" : `${rooms} Räume`}, ${avoided} gemieden`,
  },

  board: {
    title: (day) => `Rangliste vom ${shortDay(day)}`,
    rank: "Rang",
    name: "Name",
    score: "Punkte",
    avoided: "Gemieden",
    you: "du",
    nobody: "Diesen Dungeon hat noch niemand beendet.",
    nameless: "namenloser Schurke",
    gaveUp: "aufgegeben",
    playing: (n) => (n === 1 ? "1 Lauf ist noch unterwegs." : `${n} Läufe sind noch unterwegs.`),
    yourRun: "Dein Lauf",
    before: "Der Tag davor",
    after: "Der Tag danach",
    play: "Den heutigen Dungeon spielen",
    goOn: "Weiterspielen",
    practise: "Den heutigen Dungeon üben",
    yourName: "Dein Name auf der Rangliste",
    save: "Speichern",
    saved: "Gespeichert.",
    ends: (time) => `Nächster Dungeon in ${time}`,
  },

  numbers: {
    title: "Der Tag in Zahlen",
    players: "Spieler",
    won: "Überlebt",
    wonOf: (won, share) => `${number(won)} (${percent(share)})`,
    best: "Höchstens möglich",
    bestNote: "bewiesen vom Löser, der den ganzen Stapel kennt",
    expert: "Experte",
    expertNote: "ein Bot, der nicht mehr sieht als du",
    own: "Du",
    place: "Dein Rang",
    placeOf: (rank, players) => `${number(rank)} von ${number(players)}`,
    unknown: "noch nicht berechnet",
    chart: "Die Punkte des Tages",
    bar: (low, high, runs) =>
      `${number(low)} bis ${number(high)}: ${runs === 1 ? "1 Lauf" : `${number(runs)} Läufe`}`,
    noRuns: "noch kein Lauf mit Punkten",
    deaths: "gestorben",
    wins: "überlebt",
  },
};
