import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/scoundrel.en";
import { type Event, follow, healthCurve, inThisRoom } from "../src/scoundrel/events";
import { places } from "../src/scoundrel/places";
import { predict } from "../src/scoundrel/predict";
import { sparkline } from "../src/scoundrel/story";
import { tell as inWords } from "../src/scoundrel/tell";
import { verdict } from "../src/scoundrel/Verdict";
import type { Info, ScoundrelChoice, ScoundrelView } from "../src/wire";

const VIEW: ScoundrelView = {
  health: 12,
  weapon: { card: "5d", limit: 9, slain: ["9s"] },
  room: ["8d", "Js", "6c", "4h"],
  carried: true,
  pile: 20,
  known_bottom: [],
  discard: ["2h"],
  to_face: 3,
  faced_in_room: 0,
  potion_used: false,
  can_avoid: true,
  can_undo: false,
  rooms_opened: 4,
  rooms_avoided: 0,
  score_if_dead: -90,
  choices: [],
  result: null,
};

const choice = (action: string, health: number, limit: number | null): ScoundrelChoice => ({
  action,
  card: action.split("/")[0] ?? null,
  health,
  limit,
  works: true,
});

describe("predict", () => {
  it("lays a slain monster on the weapon", () => {
    const after = predict(VIEW, choice("6c/w", 11, 6));
    expect(after.weapon).toEqual({ card: "5d", limit: 6, slain: ["9s", "6c"] });
    expect(after).toMatchObject({ health: 11, room: ["8d", "Js", "4h"], discard: ["2h"], to_face: 2 });
    expect(after).toMatchObject({ can_avoid: false, can_undo: true, carried: true });
  });

  it("puts the old weapon and its slain away for a new one", () => {
    const after = predict(VIEW, choice("8d", 12, null));
    expect(after.weapon).toEqual({ card: "8d", limit: null, slain: [] });
    expect(after.discard).toEqual(["2h", "5d", "9s"]);
    expect(after.carried).toBe(false);
  });

  it("discards what was drunk or beaten barehanded", () => {
    expect(predict(VIEW, choice("4h", 16, 9)).discard).toEqual(["2h", "4h"]);
    const after = predict(VIEW, choice("Js/b", 1, 9));
    expect(after.discard).toEqual(["2h", "Js"]);
    expect(after.weapon).toEqual(VIEW.weapon);
  });
});

describe("places", () => {
  it("keeps every card where it lies", () => {
    const first = places([], ["8d", "Js", "6c", "4h"]);
    const later = places(places(first, ["8d", "6c", "4h"]), ["8d", "4h"]);
    expect(later).toEqual(["8d", null, null, "4h"]);
  });

  it("lays out a new room, an undone card and a room met half faced from the left", () => {
    expect(places(["8d", null, null, null], ["8d", "2c", "3c", "4c"])).toEqual(["8d", "2c", "3c", "4c"]);
    expect(places(["8d", null, null, "4h"], ["8d", "6c", "4h"])).toEqual(["8d", "6c", "4h", null]);
    expect(places([], ["6c", "4h"])).toEqual(["6c", "4h", null, null]);
  });
});

describe("the story of a run", () => {
  const fought: Event = { type: "fought", card: "Js", weapon: null, damage: 11 };
  const drank: Event = { type: "drank", card: "4h", healing: 4, worked: true };
  const opened: Event = { type: "room_opened", cards: ["2c"], carried: true };
  const undone: Event = { type: "undone", seat: 0 };
  const tell = (...events: Event[]) => events.reduce(follow, [] as readonly Event[]);

  it("forgets what was taken back", () => {
    expect(tell(fought, drank, undone)).toEqual([fought]);
    expect(tell(fought, undone, undone)).toEqual([]);
  });

  it("leaves out what the house says of its own", () => {
    expect(tell({ type: "game_started", players: 1 }, fought)).toEqual([fought]);
  });

  it("begins anew in each room", () => {
    expect(inThisRoom(tell(fought, opened, drank))).toEqual([drank]);
    expect(inThisRoom(tell(fought))).toEqual([fought]);
  });

  it("is drawn as a line of health", () => {
    const curve = healthCurve(tell(fought, opened, drank, opened, fought, { type: "ended", outcome: "won", score: 2 }));
    expect(curve).toEqual([20, 9, 13, 2]);
    expect(sparkline([...curve, -3])).toBe("█▄▆▁✝");
  });
});

describe("a hint", () => {
  const hint = (action: string, chance: number) => inWords({ type: "hinted", seat: 0, action, chance }, en);

  it("is told as what to do and how often that wins", () => {
    expect(hint("8d", 47)).toBe("Hint: 8 of diamonds – wins about 47% of the time.");
    expect(hint("Js/w", 9)).toBe("Hint: jack of spades, with the weapon – wins about 9% of the time.");
    expect(hint("Js/b", 9)).toContain("barehanded");
    expect(hint("avoid", 0)).toBe("Hint: avoid the room – but it looks hopeless.");
  });

  it("leaves the story when what came before it is taken back", () => {
    const equipped: Event = { type: "equipped", card: "8d", replaced: null };
    const hinted: Event = { type: "hinted", seat: 0, action: "4h", chance: 50 };
    const undone: Event = { type: "undone", seat: 0 };
    const story = [hinted, equipped, hinted, undone].reduce(follow, [] as readonly Event[]);
    expect(story).toEqual([hinted]);
  });
});

describe("a run", () => {
  const judged = (winnable: Info["winnable"]) => verdict({ winnable } as Info);

  it("is judged only when somebody knows", () => {
    expect([judged(null), judged(true), judged(false)]).toEqual(["", en.end.winnable, en.end.hopeless]);
  });
});
