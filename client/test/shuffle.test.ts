import { describe, expect, it } from "vitest";
import { check, type Deal } from "../src/verify/check";
import { bytesOf, commitment, DUNGEON, HIGH_SEAS, shuffled } from "../src/verify/shuffle";

const HEX = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const SEED = bytesOf(HEX) as Uint8Array<ArrayBuffer>;
const PROMISED = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

const dungeon = (seen: string): Deal[] => [
  { label: "scoundrel", cards: DUNGEON, groups: seen.split(" ").map((card) => [card]) },
];

/** The first round of three, dealt from the published order J12 R11 B1 …, a hand a seat. */
const hands = (dealt: string): Deal[] => [
  { label: "skullking/round/1", cards: HIGH_SEAS, groups: dealt.split("|").map((hand) => hand.split(" ")) },
];

describe("the shuffle", () => {
  it("commits as published", async () => {
    expect(await commitment(SEED)).toBe(PROMISED);
  });

  it("orders the dungeon as published", async () => {
    const deck = await shuffled(DUNGEON, SEED, "scoundrel");
    expect(deck.slice(0, 8)).toEqual("Th 9s 7d Ac 3s 2h Kc 3h".split(" "));
    expect(deck.slice(-3)).toEqual("4c 7s 7c".split(" "));
    expect(new Set(deck).size).toBe(44);
  });

  it("orders another game's cards as published", async () => {
    const deck = await shuffled(HIGH_SEAS, SEED, "skullking/round/1");
    expect(deck.slice(0, 6)).toEqual("J12 R11 B1 Y7 E2 B4".split(" "));
    expect(deck.slice(-3)).toEqual("R2 B5 J1".split(" "));
  });

  it("takes nothing for a seed that is none", () => {
    expect(bytesOf("00")).toBeNull();
    expect(bytesOf("zz".repeat(32))).toBeNull();
    expect(bytesOf(`  ${HEX.toUpperCase()}  `)).toEqual(SEED);
  });
});

describe("check", () => {
  it("agrees with an honest house", async () => {
    const verdict = await check(HEX, PROMISED.toUpperCase(), dungeon("Th 9s 7d Ac 3s"));
    expect(verdict).toMatchObject({ committed: true, dealt: [{ agrees: true, seen: 5 }] });
  });

  it("agrees whatever the order in a hand", async () => {
    const verdict = await check(HEX, PROMISED, hands("R11 J12|Y7 B1|E2 B4"));
    expect(verdict).toMatchObject({ dealt: [{ agrees: true, seen: 6 }] });
  });

  it("finds a swapped card and a commitment of another seed", async () => {
    const verdict = await check(HEX, "00".repeat(32), dungeon("9s Th"));
    expect(verdict).toMatchObject({ committed: false, dealt: [{ agrees: false }] });
    expect(await check(HEX, PROMISED, hands("R11 Y7|J12 B1"))).toMatchObject({ dealt: [{ agrees: false }] });
  });

  it("says nothing about a commitment that nobody kept", async () => {
    expect((await check(HEX, null, []))?.committed).toBeNull();
    expect(await check("no seed", null, [])).toBeNull();
  });
});
