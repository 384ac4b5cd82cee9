import { number } from ".";
import type { Catalogue } from "./reviewed.en";
import { de as sea } from "./skullking.de";

const ROLES: Readonly<Record<string, string>> = { p: " als Pirat", e: " als Escape" };

function action(text: string): string {
  const [code = "", role = ""] = text.split("/");
  return /^\d/.test(code) ? `Ansage ${code}` : sea.card(code) + (ROLES[role] ?? "");
}

const points = (n: number) => `${number(Math.round(n))} ${Math.abs(Math.round(n)) === 1 ? "Punkt" : "Punkte"}`;

export const de: Catalogue = {
  action,
  unfinished: "Die Partie blieb unvollendet",
  whose: "Wessen Entscheidungen",

  bids: "Ansagen",
  met: (n, rounds) => `${n} von ${rounds === 1 ? "1 Ansage" : `${rounds} Ansagen`} erfüllt`,
  over: "Mehr Stiche als angesagt",
  under: "Weniger Stiche als angesagt",
  rounds: (n) => (n === 1 ? "1 Runde" : `${n} Runden`),
  meanError: "Gewonnen minus angesagt, im Schnitt",
  lostBidding: "Mit Ansagen verschenkt",
  lostPlaying: "Mit Karten verschenkt",
  points,
  round: "Runde",
  bid: "Ansage",
  won: "Stiche",
  expert: "Experte",
  same: "ebenso",
  noRounds: "Keine Runde wurde zu Ende gespielt.",

  costliest: "Die teuersten Entscheidungen",
  noneCostly: "Keine Entscheidung hat viel verschenkt. Der Rest war Glück.",
  loss: (n) => points(-n),
  bidding: (round) => `Runde ${round}, Ansage`,
  trick: (round, trick) => `Runde ${round}, Stich ${trick}`,
  standing: (won, bid) => `${won} gemacht, ${bid} angesagt`,
  table: "Der Stich bis dahin",
  hand: "Das Blatt",
  played: "Gespielt",
  replayHere: "Noch einmal ansehen",

  thrown: "Verschenkte Stiche",
  noneThrown: "Kein Stich wurde verschenkt.",
  missed: (taken, choice) => `Ein nötiger Stich: ${choice} hätte ihn gewonnen, ${taken} nicht.`,
  unwanted: (taken, choice) => `Ein Stich zu viel: ${taken} hat ihn gewonnen, ${choice} hätte ihn den anderen gelassen.`,

  all: (n) => (n === 1 ? "Die einzige Entscheidung" : `Alle ${n} Entscheidungen`),
  when: "Wann",
  cost: "Punkte",
  how: "Die Punkte schätzt ein Experte, der nur sieht, was dieser Platz gesehen hat: So viel bringt die Runde im Schnitt. Ein Verlust unter fünf kann an der Schätzung liegen.",
};
