/** Having a game reviewed, and the review of a run. */
import { number } from ".";
import type { Params } from "../errors";
import type { Reason } from "../wire";
import { en as dungeon } from "./scoundrel.en";

const card = (code: string | number | undefined) => dungeon.card(String(code));

export const en = {
  title: "Review",

  openTitle: "Review a game",
  openText: "Open the record of a game, from here or from anywhere else that writes the same format.",
  open: "Review it",

  working: "The game is being reviewed",
  workingText: "An expert looks at every decision.",
  waiting: "Your game will be next.",
  cancel: "Cancel",
  cancelled: "The review was cancelled.",
  begin: "Review after all",
  replay: "Replay",

  outcome: { won: "You made it out", lost: "The dungeon kept you", unfinished: "The run was not finished" },
  wonUntil: (room: number, what: string) =>
    `The dungeon could be won until room ${room}. What put an end to that: ${what}.`,
  wasWon: "The dungeon could be won, and you never let it slip.",
  stillWinnable: "It could still have been won from where it ended.",
  neverWinnable: "Nobody could have won this dungeon, not even knowing all its cards.",
  score: (score: string, best: string) => `Score ${score}; the best possible score was ${best}.`,
  best: (best: string) => `The best possible score was ${best}.`,
  unproven: "Perhaps there is a better one: it was not proven.",

  walk: "Decision by decision",
  chart: "Chance to win",
  chartText: "The chance to win from decision to decision, as a line. Step through the decisions below it.",
  winnableUntil: "could be won until here",
  verdicts: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
  turningPoints: (n: number) => (n === 1 ? "1 turning point" : `${n} turning points`),
  noTurningPoints: "No decision gave away much. The rest was luck.",

  where: (room: number, health: number) => `Room ${room}, ${number(health)} health`,
  played: "Played",
  better: "Better",
  inHand: (name: string) => `${name}, in your hand`,
  chance: "Chance",
  fine: "Nothing wrong with that.",
  noChance: "By what was to be seen, nothing could win any more.",
  replayHere: "See it in the replay",

  line: (best: string) => `How ${best} can be reached`,
  health: (n: number) => `${number(n)} health`,
  lineLater: "How it can be reached is shown when the day of this dungeon is over.",
  how: "The chance is estimated by an expert who sees only what you saw; once you had seen all cards of the pile, it is certain. Whether the dungeon could be won is for the solver to say, which knows every card.",

  reasons: {
    dies: (p) => `The ${card(p.card)} kills you at once.`,
    no_way_out: () => "After this, no way through the room leaves you alive.",
    second_potion: (p) => `A second potion in a room heals nothing: the ${card(p.card)} is wasted.`,
    drinks_full: (p) => `At full health the ${card(p.card)} heals nothing.`,
    wastes_healing: (p) => `The ${card(p.card)} heals only ${p.healing} here and wastes ${p.wasted}.`,
    weapon_blocks: (p) => `Against the ${card(p.card)} the ${card(p.weapon)} saves you ${p.saved} health.`,
    keeps_edge: (p) =>
      `After the ${card(p.card)} the ${card(p.weapon)} would only work below ${p.limit}; bare hands cost ${p.cost} more and keep it sharp.`,
    avoid_room: (p) => `At best, this room takes you from ${p.before} to ${p.health} health.`,
    save_room: () => "This room would use up what you will need later.",
    face_room: (p) => `You can leave this room with ${p.health} health; avoiding it only puts it off.`,
    stronger_first: (p) =>
      `The ${card(p.card)} comes first: after the ${card(p.other)} your weapon no longer works on it.`,
    use_before_replacing: (p) => `Your ${card(p.weapon)} can still slay the ${card(p.card)} before you put it down.`,
    worse_weapon: (p) => `The ${card(p.card)} is weaker than your ${card(p.weapon)}, which is still of use.`,
    weapon_first: (p) => `With the ${card(p.weapon)} in your hand the ${card(p.card)} costs ${p.saved} less.`,
    take_weapon: (p) => `Now is the time to take the ${card(p.weapon)}.`,
    carry_helper: (p) => `The ${card(p.card)} is worth more in the next room; the ${card(p.other)} can go now.`,
    carry_monster: (p) =>
      `Better leave the ${card(p.card)} for the next room and face the ${card(p.other)} now.`,
    drink_now: (p) =>
      `The ${card(p.card)} brings ${p.healing} health now, and only one potion works in a room.`,
    less_damage: (p) => `That leaves you ${p.saved} more health.`,
    better_prospects: () => "From there the expert wins more often.",
  } satisfies Record<Reason["code"], (params: Params) => string> as Record<
    Reason["code"],
    (params: Params) => string
  >,
};

export type Catalogue = typeof en;
