import { describe, expect, it } from "vitest";
import { bestWith } from "../src/scoundrel/best";
import type { Info, PlayedRow, Standings } from "../src/wire";

const RANDOM = { mode: "random", ranked: false, helped: false } as Info;

function row(table: string, score: number | null, more: Partial<PlayedRow> = {}): PlayedRow {
  return { table, score, mode: "random", ranked: false, helped: false, ...more } as PlayedRow;
}

function standings(best: number | null, ...history: PlayedRow[]): Standings {
  return { best_random: best, best_daily: 30, history } as unknown as Standings;
}

describe("the best score", () => {
  it("is set by the run that beats all others, whether the house knows of it yet or not", () => {
    const before = standings(7, row("old", 7), row("new", null));
    const after = standings(9, row("old", 7), row("new", 9));
    for (const known of [before, after]) {
      expect(bestWith("new", RANDOM, 9, known)).toEqual({ best: 9, isNew: true });
    }
  });

  it("is not set again by a run that only reaches it, or falls short of it", () => {
    expect(bestWith("new", RANDOM, 7, standings(7, row("old", 7), row("new", 7)))).toEqual({ best: 7, isNew: false });
    expect(bestWith("new", RANDOM, 5, standings(7))).toEqual({ best: 7, isNew: false });
  });

  it("is no triumph as long as it is a death", () => {
    expect(bestWith("new", RANDOM, -40, standings(-40, row("new", -40)))).toEqual({ best: -40, isNew: false });
  });

  it("is beaten only by what counts", () => {
    const played = standings(3, row("helped", 20, { helped: true }), row("copy", 20, { mode: "code" }), row("old", 3));
    expect(bestWith("new", RANDOM, 9, played)).toEqual({ best: 9, isNew: true });
    expect(bestWith("new", { ...RANDOM, helped: true }, 9, standings(3))).toEqual({ best: 3, isNew: false });
    expect(bestWith("new", { ...RANDOM, mode: "daily" }, 9, standings(3))).toEqual({ best: 30, isNew: false });
  });

  it("is that of the mode for a run without a score", () => {
    expect(bestWith("new", RANDOM, null, standings(3))).toEqual({ best: 3, isNew: false });
  });
});
