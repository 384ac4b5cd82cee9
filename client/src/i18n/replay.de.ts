import type { Catalogue } from "./replay.en";

export const de: Catalogue = {
  title: "Noch einmal ansehen",
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  slider: "Schritt",
  back: "Einen Schritt zurück",
  forth: "Einen Schritt weiter",
  first: "Zum Anfang",
  last: "Zum Ende",
  link: "Link zu diesem Schritt",
  linkCopied: "Der Link zu diesem Schritt ist kopiert.",
  cannotCopy: "Kopieren geht hier leider nicht.",
  download: "Herunterladen",
  another: "Andere öffnen",
  verify: "Nachrechnen",
  review: "Analyse",
  openTitle: "Ein Spiel noch einmal ansehen",
  openText: "Öffne die Aufzeichnung eines beendeten Spiels, von hier oder von anderswo im selben Format.",
  file: "Datei mit der Aufzeichnung",
  paste: "Oder hier einfügen",
  open: "Zeigen",
  broken: (number, why) => `Zug ${number} der Aufzeichnung verstößt gegen die Regeln: ${why}`,
  shownSoFar: "Bis dahin wird sie gezeigt.",
  ignored: (places) => `Nicht verstanden und ausgelassen: ${places}.`,
  badRecord: (where, why) =>
    where ? `Das ist keine Aufzeichnung. Bei „${where}“: ${why}` : `Das ist keine Aufzeichnung. ${why}`,
};
