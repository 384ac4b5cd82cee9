import type { Catalogue } from "./verify.en";

export const de: Catalogue = {
  title: "Wurde ehrlich gemischt?",
  how: "Vor deiner ersten Karte nennt das Haus eine Prüfsumme: SHA-256 eines geheimen Startwerts. Nach dem Spiel zeigt es den Startwert. Dein Browser mischt jetzt selbst noch einmal und vergleicht; dazwischen kann das Haus keine Karte vertauscht haben.",
  seed: "Startwert (64 Hexziffern)",
  commitment: "Prüfsumme, die dir gezeigt wurde (darf leer bleiben)",
  record: "Oder die Aufzeichnung eines beendeten Spiels",
  check: "Nachrechnen",
  committed: "Die Prüfsumme gehört zu diesem Startwert.",
  notCommitted: "Die Prüfsumme gehört nicht zu diesem Startwert!",
  noCommitment: "Keine Prüfsumme zum Vergleichen. Zum Startwert gehört diese:",
  dungeon: (agrees, n) =>
    agrees
      ? `Alle ${n} Karten des Laufs kamen in der Reihenfolge dieser Mischung.`
      : "Die Karten des Laufs kamen in einer anderen Reihenfolge!",
  hands: (agrees, rounds) =>
    agrees
      ? `Die Blätter ${rounds === 1 ? "der einen Runde" : `aller ${rounds} Runden`} stammen aus dieser Mischung.`
      : "Die Blätter stammen nicht aus dieser Mischung!",
  deck: "Die Reihenfolge der Karten",
  badSeed: "Ein Startwert hat 64 Hexziffern.",
  badCommitment: "Eine Prüfsumme hat 64 Hexziffern.",
  noSeed: "Diese Aufzeichnung nennt keinen Startwert; da gibt es nichts nachzurechnen.",
  notYet: "Der Startwert ist noch geheim: Das Spiel muss vorbei sein, beim Tages-Dungeon auch der Tag.",
  noCrypto: "Dieser Browser rechnet nur über https oder auf localhost nach; sonst fehlt ihm WebCrypto.",
  working: "Es wird noch einmal gemischt …",
};
