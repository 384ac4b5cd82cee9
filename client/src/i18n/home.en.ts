/** The front page. */
import { longDay, number } from ".";

export const en = {
  welcome: "What shall we play?",
  today: "Today’s dungeon",
  todayText: (day: string) => `${longDay(day)}: the same 44 cards for everybody. Your first try counts.`,
  play: "Play",
  goOn: "Go on",
  seeResult: "See your result",
  board: "Board",
  next: (time: string) => `Next one in ${time}`,
  streak: (days: number) => (days === 1 ? "1 day in a row" : `${days} days in a row`),
  random: "Random dungeon",
  randomText: "A fresh shuffle, five minutes, one life.",
  fresh: "New dungeon",
  best: (score: number) => `Best ${number(score)}`,
  skullking: "Skull King",
  skullkingText: "Bid, bluff and take tricks with two to six. Send a link; bots fill the empty seats.",
  newTable: "New table",
  openTables: "Open tables",
  tableOf: (host: string) => `${host}’s table`,
  seats: (taken: number, seats: number) => `${taken} of ${seats}`,
  pad: "Score pad",
  padText: "You have the real cards? The pad does the sums.",
  openPad: "Open the pad",
  history: "Your last dungeons",
  outcomes: {
    running: "unfinished",
    won: "survived",
    lost: "died",
    abandoned: "given up",
  },
  helped: "with hints",
  modes: { random: "Random", daily: "Daily", code: "By code", table: "Table" },
  more: "More",
  rulesScoundrel: "Rules of Scoundrel",
  rulesSkullking: "Rules of Skull King",
  replay: "Replay a record",
  verify: "Was the shuffle fair?",
};

export type Catalogue = typeof en;
