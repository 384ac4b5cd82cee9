import { number, signed } from ".";
import type { Catalogue } from "./life.en";

export const de: Catalogue = {
  title: "Lebenszähler",
  lives: (n, most) => `${n} von ${most} Leben`,
  livesShort: "Leben",
  of: (most) => `von ${most}`,
  damage: "Schaden",
  heal: "Heilung",
  rank: (n) => "BDKA"[n - 11] ?? "",
  told: (change, lives) => `${signed(change)}: noch ${number(lives)}.`,
  dead: "Tot",
  history: "Was geschah",
  nothing: "Noch ist nichts geschehen.",
  undo: "Zurück",
  nothingToUndo: "Hier gibt es nichts zurückzunehmen.",
  fresh: "Neuer Lauf",
  toPad: "Block für Skull King",
};
