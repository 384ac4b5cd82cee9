import { describe, expect, it } from "vitest";
import { check } from "../src/verify/check";
import { bytesOf, commitment, DUNGEON, shuffled } from "../src/verify/shuffle";

const HEX = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const SEED = bytesOf(HEX) as Uint8Array<ArrayBuffer>;
const PROMISED = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

const numbered = (letter: string, n: number) => Array.from({ length: n }, (_, i) => `${letter}${i + 1}`);
const HIGH_SEAS = [
  ...["Y", "R", "B", "J"].flatMap((colour) => numbered(colour, 13)),
  ...numbered("E", 5),
  ...numbered("P", 5),
  ...numbered("M", 2),
  "SM",
  "SK",
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
    const verdict = await check(HEX, PROMISED.toUpperCase(), ["Th", "9s", "7d", "Ac", "3s"]);
    expect(verdict).toMatchObject({ committed: true, inOrder: true, seen: 5 });
  });

  it("finds a swapped card and a commitment of another seed", async () => {
    const verdict = await check(HEX, "00".repeat(32), ["9s", "Th"]);
    expect(verdict).toMatchObject({ committed: false, inOrder: false });
  });

  it("says nothing about a commitment that nobody kept", async () => {
    expect((await check(HEX, null, []))?.committed).toBeNull();
    expect(await check("no seed", null, [])).toBeNull();
  });
});
