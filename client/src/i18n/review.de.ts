import { number } from ".";
import type { Catalogue } from "./review.en";
import { de as dungeon } from "./scoundrel.de";

const card = (code: string | number | undefined) => dungeon.card(String(code));

export const de: Catalogue = {
  title: "Analyse",

  openTitle: "Eine Partie analysieren",
  openText: "Öffne die Aufzeichnung einer Partie, von hier oder von anderswo im selben Format.",
  open: "Analysieren",

  working: "Die Partie wird analysiert",
  workingText: "Ein Experte prüft jede Entscheidung.",
  waiting: "Gleich bist du an der Reihe.",
  cancel: "Abbrechen",
  cancelled: "Die Analyse wurde abgebrochen.",
  begin: "Doch analysieren",
  replay: "Ansehen",

  outcome: { won: "Du bist draußen", lost: "Der Dungeon hat dich behalten", unfinished: "Der Lauf blieb unvollendet" },
  wonUntil: (room, what) => `Bis Raum ${room} war der Dungeon zu gewinnen. Was dem ein Ende machte: ${what}.`,
  wasWon: "Der Dungeon war zu gewinnen, und du hast das bis zuletzt nicht aus der Hand gegeben.",
  stillWinnable: "An der Stelle, an der du aufgehört hast, war der Dungeon noch zu gewinnen.",
  neverWinnable: "Diesen Dungeon hätte niemand gewonnen, auch nicht mit allen Karten vor Augen.",
  score: (score, best) => `${score} Punkte; höchstens ${best} waren möglich.`,
  best: (best) => `Höchstens ${best} Punkte waren möglich.`,
  unproven: "Vielleicht geht es noch besser: Bewiesen ist es nicht.",

  walk: "Entscheidung für Entscheidung",
  chart: "Gewinnchance",
  chartText: "Die Gewinnchance von Entscheidung zu Entscheidung als Linie. Darunter lassen sie sich durchgehen.",
  winnableUntil: "bis hier zu gewinnen",
  verdicts: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "Patzer" },
  turningPoints: (n) => (n === 1 ? "1 Wendepunkt" : `${n} Wendepunkte`),
  noTurningPoints: "Keine Entscheidung hat viel verschenkt. Der Rest war Glück.",

  where: (room, health) => `Raum ${room}, ${number(health)} Leben`,
  played: "Gespielt",
  better: "Besser",
  inHand: (name) => `${name}, in deiner Hand`,
  chance: "Chance",
  fine: "Daran ist nichts auszusetzen.",
  noChance: "Nach allem, was zu sehen war, konnte nichts mehr gewinnen.",
  replayHere: "Noch einmal ansehen",

  line: (best) => `So kommt man auf ${best}`,
  health: (n) => `${number(n)} Leben`,
  lineLater: "Wie man dorthin kommt, steht hier, wenn der Tag dieses Dungeons vorbei ist.",
  how: "Die Chance schätzt ein Experte, der nur sieht, was du gesehen hast; sobald du alle Karten des Stapels kanntest, steht sie fest. Ob der Dungeon zu gewinnen war, sagt der Löser, der alle Karten kennt.",

  reasons: {
    dies: (p) => `${card(p.card)} tötet dich sofort.`,
    no_way_out: () => "Danach führt kein Weg mehr lebend durch den Raum.",
    second_potion: (p) => `Ein zweiter Trank im selben Raum heilt nichts: ${card(p.card)} ist verschwendet.`,
    drinks_full: (p) => `Bei vollem Leben heilt ${card(p.card)} nichts.`,
    wastes_healing: (p) => `${card(p.card)} heilt hier nur ${p.healing} und verschenkt ${p.wasted}.`,
    weapon_blocks: (p) => `Gegen ${card(p.card)} spart dir ${card(p.weapon)} ${p.saved} Leben.`,
    keeps_edge: (p) =>
      `Nach ${card(p.card)} würde ${card(p.weapon)} nur noch unter ${p.limit} taugen; bloße Hände kosten ${p.cost} mehr und schonen sie.`,
    avoid_room: (p) => `Dieser Raum bringt dich bestenfalls von ${p.before} auf ${p.health} Leben.`,
    save_room: () => "Dieser Raum würde verbrauchen, was du später brauchst.",
    face_room: (p) => `Diesen Raum kannst du mit ${p.health} Leben verlassen; ihn zu meiden, schiebt ihn nur auf.`,
    stronger_first: (p) => `Erst ${card(p.card)}: Nach ${card(p.other)} taugt deine Waffe nicht mehr dagegen.`,
    use_before_replacing: (p) =>
      `Deine ${card(p.weapon)} kann noch ${card(p.card)} erschlagen, bevor du sie ablegst.`,
    worse_weapon: (p) => `${card(p.card)} ist schwächer als deine ${card(p.weapon)}, und die taugt noch.`,
    weapon_first: (p) => `Mit ${card(p.weapon)} in der Hand kostet ${card(p.card)} ${p.saved} weniger.`,
    take_weapon: (p) => `Jetzt ist die Zeit, ${card(p.weapon)} zu nehmen.`,
    carry_helper: (p) => `${card(p.card)} ist im nächsten Raum mehr wert; ${card(p.other)} kann jetzt weg.`,
    carry_monster: (p) =>
      `Lass ${card(p.card)} besser für den nächsten Raum liegen und stell dich jetzt ${card(p.other)}.`,
    drink_now: (p) => `${card(p.card)} bringt jetzt ${p.healing} Leben, und in jedem Raum wirkt nur ein Trank.`,
    less_damage: (p) => `So bleiben dir ${p.saved} Leben mehr.`,
    better_prospects: () => "Von dort gewinnt der Experte öfter.",
  },
};
