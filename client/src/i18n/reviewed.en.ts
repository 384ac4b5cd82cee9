/** The review of a game of Skull King. */
import { number } from ".";
import { en as sea } from "./skullking.en";

const ROLES: Readonly<Record<string, string>> = { p: " as a pirate", e: " as an Escape" };

/** A play or a bid as it is named. */
function action(text: string): string {
  const [code = "", role = ""] = text.split("/");
  return /^\d/.test(code) ? `bid ${code}` : sea.card(code) + (ROLES[role] ?? "");
}

const points = (n: number) => `${number(Math.round(n))} ${Math.abs(Math.round(n)) === 1 ? "point" : "points"}`;

export const en = {
  action,
  unfinished: "The game was not finished",
  whose: "Whose decisions",

  bids: "Bids",
  met: (n: number, rounds: number) => `${n} of ${rounds === 1 ? "1 bid" : `${rounds} bids`} met`,
  over: "More tricks than bid",
  under: "Fewer tricks than bid",
  rounds: (n: number) => (n === 1 ? "1 round" : `${n} rounds`),
  meanError: "Tricks won minus bid, on average",
  lostBidding: "Given away by bids",
  lostPlaying: "Given away by cards",
  points,
  round: "Round",
  bid: "Bid",
  won: "Won",
  expert: "Expert",
  same: "the same",
  noRounds: "No round was played to its end.",

  costliest: "The costliest decisions",
  noneCostly: "No decision gave away much. The rest was luck.",
  loss: (n: number) => points(-n),
  bidding: (round: number) => `Round ${round}, bid`,
  trick: (round: number, trick: number) => `Round ${round}, trick ${trick}`,
  standing: (won: number, bid: number) => `took ${won}, bid ${bid}`,
  table: "The trick so far",
  hand: "The hand",
  played: "Played",
  replayHere: "See it in the replay",

  thrown: "Tricks thrown away",
  noneThrown: "No trick was thrown away.",
  missed: (taken: string, choice: string) => `A trick that was needed: ${choice} would have won it, ${taken} did not.`,
  unwanted: (taken: string, choice: string) => `A trick too many: ${taken} won it, ${choice} would not have.`,

  all: (n: number) => (n === 1 ? "The only decision" : `All ${n} decisions`),
  when: "When",
  cost: "Points",
  how: "The points are estimated by an expert who sees only what this seat saw: what the round brings on average. A loss below five may be down to the estimate.",
};

export type Catalogue = typeof en;
