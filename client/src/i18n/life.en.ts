/** The life counter. */
import { number, signed } from ".";

export const en = {
  title: "Life counter",
  lives: (n: number, most: number) => `${n} of ${most} health`,
  livesShort: "health",
  of: (most: number) => `of ${most}`,
  damage: "Damage",
  heal: "Healing",
  rank: (n: number) => "JQKA"[n - 11] ?? "",
  told: (change: number, lives: number) => `${signed(change)}: ${number(lives)} left.`,
  dead: "Dead",
  history: "What happened",
  nothing: "Nothing has happened yet.",
  undo: "Undo",
  nothingToUndo: "There is nothing to take back.",
  fresh: "New run",
  toPad: "Skull King pad",
};

export type Catalogue = typeof en;
