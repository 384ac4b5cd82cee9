import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/skullking.en";
import { predict } from "../src/skullking/predict";
import { reckon } from "../src/skullking/reckon";
import { around } from "../src/skullking/seats";
import { tell } from "../src/skullking/tell";
import type { SkullKingSeatScore, SkullKingView } from "../src/wire";

const told = { name: (seat: number) => (seat === 0 ? null : `Seat ${seat}`), t: en };

function view(some: Partial<SkullKingView>): SkullKingView {
  return {
    seat: 1,
    rules: "classic-66",
    phase: "playing",
    round: 2,
    rounds: 10,
    dealer: 0,
    to_act: [1],
    hand: ["Y9", "SM"],
    own_bid: 1,
    choices: [],
    blocked: [],
    seats: [0, 1].map((seat) => ({ seat, has_bid: false, bid: null, won: 0, cards: 2, total: 0 })),
    bids_total: null,
    trick: { leader: 0, cards: [], suit: null, winner: null, mermaid: 0, pirates: 0 },
    last_trick: null,
    tricks: [],
    sheet: [],
    result: null,
    awards: [],
    open_hands: [],
    ...some,
  };
}

describe("predict", () => {
  const trick = {
    leader: 0,
    cards: [{ seat: 0, card: "Y5", role: "" as const, winning: true }],
    suit: "Y" as const,
    winner: 0,
    mermaid: 0,
    pirates: 0,
  };

  it("lays a winning card on the trick", () => {
    const before = view({ trick, choices: [{ action: "SM/p", card: "SM", winning: true }] });
    const after = predict(before, "SM/p");
    expect(after?.hand).toEqual(["Y9"]);
    expect(after?.trick.winner).toBe(1);
    expect(after?.trick.cards.map(({ winning }) => winning)).toEqual([false, true]);
    expect(after?.trick.cards[1]?.role).toBe("p");
    expect(after?.choices).toEqual([]);
  });

  it("leaves the winner where the card does not win", () => {
    const before = view({ trick, choices: [{ action: "SM/e", card: "SM", winning: false }] });
    expect(predict(before, "SM/e")?.trick.cards.map(({ winning }) => winning)).toEqual([true, false]);
  });

  it("puts the fist down without showing the bid to anybody", () => {
    const before = view({ phase: "bidding", choices: [{ action: "2", card: null, winning: false }] });
    const after = predict(before, "2");
    expect(after?.own_bid).toBe(2);
    expect(after?.seats[1]).toMatchObject({ has_bid: true, bid: null });
  });

  it("guesses nothing that was not offered", () => {
    expect(predict(view({}), "Y9")).toBeUndefined();
  });
});

describe("reckon", () => {
  const score = (some: Partial<SkullKingSeatScore>): SkullKingSeatScore => ({
    bid: 1,
    won: 1,
    mermaid: 0,
    pirates: 0,
    bonus_kept: true,
    points: 20,
    total: 20,
    ...some,
  });

  it.each([
    [score({}), "Bid 1, took 1: +20."],
    [score({ pirates: 60, mermaid: 50, points: 130 }), "Bid 1, took 1: +20, +50 for catching the Skull King, +60 for pirates caught."],
    [score({ bid: 3, bonus_kept: false, points: -20 }), "Bid 3, took 1, 2 off: −20."],
    [score({ bid: 2, pirates: 30, bonus_kept: false, points: -10 }), "Bid 2, took 1, 1 off: −10, a bonus of 30 is lost."],
    [score({ bid: 0, won: 0, bonus_kept: false, points: 40 }), "Bid 0 and took none: +40."],
    [score({ bid: 0, won: 2, bonus_kept: false, points: -40 }), "Bid 0 but took 2: −40."],
  ])("%o", (given, sentence) => {
    expect(reckon(given, en)).toBe(sentence);
  });
});

describe("tell", () => {
  const trick = (cards: string[], winner: number, some: { mermaid?: number; pirates?: number } = {}) =>
    tell({ type: "trick_won", leader: 0, winner, cards, mermaid: 0, pirates: 0, ...some }, told);

  it.each([
    [trick(["Y5", "Y9"], 1), "Seat 1 takes the trick: the yellow 9 is the highest."],
    [trick(["Y5", "J1"], 1), "Seat 1 takes the trick: the black 1 trumps."],
    [trick(["J5", "J1"], 0), "You take the trick: the black 5 is the highest."],
    [trick(["E1", "E2"], 0), "You take the trick: nothing but Escapes, the first one takes it."],
    [trick(["SK", "P1"], 0, { pirates: 30 }), "You take the trick: the Skull King catches pirates, +30."],
    [trick(["SK", "M1"], 1, { mermaid: 50 }), "Seat 1 takes the trick: a mermaid catches the Skull King, +50."],
  ])("says %s", (said, wanted) => {
    expect(said).toBe(wanted);
  });

  it("says what was played, and as what", () => {
    expect(tell({ type: "card_played", seat: 1, card: "SM", role: "e" }, told)).toBe(
      "Seat 1 plays Scary Mary as an Escape.",
    );
    expect(tell({ type: "card_played", seat: 0, card: "E3", role: "" }, told)).toBe("You play an Escape.");
  });
});

describe("around", () => {
  it("begins at one's left; a watcher sees all", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});
