/** The dungeon: table, end of a run, boards. */
import { number, percent, shortDay, signed } from ".";

const RANKS: Readonly<Record<string, string>> = { T: "10", J: "jack", Q: "queen", K: "king", A: "ace" };
const SUITS: Readonly<Record<string, string>> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };

function card(code: string): string {
  const [rank = "", suit = ""] = code;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit]}`;
}

export const en = {
  card,
  random: "Random dungeon",
  daily: (day: string) => `Daily · ${shortDay(day)}`,
  byCode: (code: string) => `Dungeon ${code}`,
  starting: "Shuffling the dungeon …",
  checking: "Checking whether this dungeon can be won …",

  health: "Health",
  healthOf: (n: number, most: number) => `${number(n)} of ${number(most)} health`,
  pile: "Pile",
  knownBottom: (n: number) => `${n} avoided at the bottom`,
  avoidedShort: (n: number) => `${n} avoided`,
  knownBottomTitle: "At the bottom of the pile",
  knownBottomText: "The cards you avoided, in the order in which they will come. The rest of the pile lies above them.",
  knownBottomNone: "You have avoided nothing that still lies there.",
  discard: "Discard",
  discardNone: "Nothing lies here yet.",
  weapon: "Weapon",
  noWeapon: "No weapon",
  noWeaponHint: "bare hands only",
  worksFresh: "works on every monster",
  worksBelow: (limit: number) => `works below ${limit}`,
  worksNoMore: "of no use any more",
  slain: (names: string) => `Slain: ${names}`,
  scoreIfDead: "Score if you die",
  room: (n: number) => `Room ${n}`,
  roomLabel: (n: number, toFace: number) =>
    `Room ${n}: ${toFace === 1 ? "1 more card" : `${toFace} more cards`} to face`,
  stayed: "stayed",
  slot: (name: string, what: string) => `${name}: ${what}`,

  equip: "equip",
  equipSpoken: "take as your weapon",
  potion: (n: number) => signed(n),
  potionSpoken: (n: number) => `drink, ${number(n)} health back`,
  potionFull: "+0",
  potionFullHint: "already full",
  potionSpent: "+0",
  potionSpentHint: "one potion a room",
  withWeapon: "weapon",
  barehanded: "fists",
  damage: (n: number) => (n === 0 ? "±0" : signed(n)),
  fightSpoken: (way: "w" | "b", n: number) =>
    `${way === "w" ? "with the weapon" : "barehanded"} ${n === 0 ? "no damage" : `${number(-n)} damage`}`,
  lethal: "lethal",
  again: "Tap again",
  chooseHow: (name: string) => `How do you fight the ${name}?`,
  chooseFirst: "Choose a monster first: 1 to 4.",
  noCardThere: "No card lies there.",

  avoid: "Avoid",
  undo: "Undo",
  fresh: "New",
  hint: "Hint",
  more: "More",
  giveUp: "Give up",

  keys: {
    slot: (n: number) => `Card ${n}`,
    weapon: "Fight with the weapon",
    barehanded: "Fight barehanded",
    avoid: "Avoid the room",
    undo: "Take back",
    hint: "Ask for a hint",
    fresh: "New dungeon",
    close: "Close the choice",
  },

  history: "In this room",
  historyNone: "Nothing has happened here yet.",
  events: {
    fought: (name: string, weapon: string, damage: number) =>
      damage ? `You fight the ${name} with your ${weapon}: ${signed(-damage)}.` : `The ${name} falls to your ${weapon}, not a scratch.`,
    wrestled: (name: string, damage: number) => `You fight the ${name} with bare hands: ${signed(-damage)}.`,
    equipped: (name: string) => `You take up the ${name}.`,
    replaced: (name: string, old: string) => `You drop the ${old} for the ${name}.`,
    drank: (name: string, healing: number) => `You drink the ${name}: ${signed(healing)}.`,
    drankFull: (name: string) => `You drink the ${name}; you could not be healthier.`,
    spilt: (name: string) => `The ${name} fizzles out: one potion a room.`,
    avoided: "You avoid the room.",
    opened: (names: string) => `New room: ${names}.`,
    won: (score: number) => `You walk out of the dungeon. Score ${number(score)}.`,
    lost: (score: number) => `The dungeon keeps you. Score ${number(score)}.`,
    undone: "Taken back.",
    hinted: (what: string, chance: number) =>
      chance === 100
        ? `Hint: ${what} – that is as good as won.`
        : chance
          ? `Hint: ${what} – wins about ${percent(chance)} of the time.`
          : `Hint: ${what} – but it looks hopeless.`,
  },

  actions: {
    avoid: "avoid the room",
    fight: (name: string, way: "w" | "b") => `${name}, ${way === "w" ? "with the weapon" : "barehanded"}`,
  },

  hints: {
    here: "hint",
    title: "Take a hint?",
    text: "An expert who sees no more than you do says what to do. Your run is then marked as helped and sets no best score.",
    yes: "Show me the hint",
    no: "On my own",
  },

  watching: "You are watching this run.",
  playThis: "Play this dungeon",
  giveUpTitle: "Give up this run?",
  giveUpText: "It ends without a score. A daily run that was given up ranks below every finished one.",
  giveUpYes: "Give up",
  giveUpAndNew: "Give up and start anew",
  keepPlaying: "Keep playing",

  fair: "Fair shuffle",
  fairText: "Fixed before your first card. When the run is over, the seed is shown and anyone can check it.",
  fairLater: "The seed is shown when the day is over.",
  certified: "Checked before it was dealt: this dungeon can be won.",
  commitment: "Commitment",
  seed: "Seed",
  verify: "Check the shuffle",
  dungeonLink: "Link to this dungeon",
  copyLink: "Copy link",
  copied: "Copied.",
  cannotCopy: "Copying did not work here.",

  end: {
    won: "You made it out",
    lost: "The dungeon keeps you",
    gaveUp: "Given up",
    score: "Score",
    noScore: "no score",
    health: (n: number) => `${number(n)} health`,
    lastPotion: (n: number) => `+ ${n} for the last potion, at full health`,
    monstersLeft: (n: number) => `− ${n} for the monsters left`,
    rooms: "Rooms",
    avoided: "Avoided",
    best: "Best",
    newBest: "New best!",
    practice: "Practice: does not count",
    helped: "With hints: sets no best score",
    winnable: "This dungeon could be won.",
    hopeless: "Not even perfect play could have won.",
    rank: "Rank today",
    rankOf: (rank: number, players: number) => `${rank} of ${players}`,
    again: "Play again",
    practiseAgain: "Practise again",
    replay: "Replay",
    review: "Review",
    share: "Share",
    board: "Board",
    next: (time: string) => `Next daily in ${time}`,
  },

  share: {
    daily: (day: string) => `Stammtisch · Daily dungeon, ${shortDay(day)}`,
    random: "Stammtisch · Scoundrel",
    won: (score: number) => `Out alive with ${number(score)}`,
    lost: (score: number) => `Died with ${number(score)}`,
    gaveUp: "Gave up",
    helped: "with hints",
    rooms: (rooms: number, avoided: number) => `${rooms === 1 ? "1 room" : `${rooms} rooms`}, ${avoided} avoided`,
  },

  board: {
    title: (day: string) => `Board of ${shortDay(day)}`,
    rank: "Rank",
    name: "Name",
    score: "Score",
    avoided: "Avoided",
    you: "you",
    nobody: "Nobody has finished this dungeon yet.",
    nameless: "nameless scoundrel",
    gaveUp: "gave up",
    playing: (n: number) => (n === 1 ? "1 run is still on." : `${n} runs are still on.`),
    yourRun: "Your run",
    before: "The day before",
    after: "The day after",
    play: "Play today’s dungeon",
    goOn: "Go on",
    practise: "Practise today’s dungeon",
    yourName: "Your name on the board",
    save: "Save",
    saved: "Saved.",
    ends: (time: string) => `Next dungeon in ${time}`,
  },

  numbers: {
    title: "The day in numbers",
    players: "Players",
    won: "Made it out",
    wonOf: (won: number, share: number) => `${number(won)} (${percent(share)})`,
    best: "Best possible",
    bestNote: "proven by the solver, which sees the whole pile",
    expert: "Expert",
    expertNote: "a bot that sees no more than you",
    own: "You",
    place: "Your place",
    placeOf: (rank: number, players: number) => `${number(rank)} of ${number(players)}`,
    unknown: "not worked out yet",
    chart: "Scores of the day",
    bar: (low: number, high: number, runs: number) =>
      `${number(low)} to ${number(high)}: ${runs === 1 ? "1 run" : `${number(runs)} runs`}`,
    noRuns: "no run with a score yet",
    deaths: "died",
    wins: "made it out",
  },
};

export type Catalogue = typeof en;
