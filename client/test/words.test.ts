import { describe, expect, it } from "vitest";
import { de as padDe } from "../src/i18n/pad.errors.de";
import { en as padEn } from "../src/i18n/pad.errors.en";
import { de as recordDe } from "../src/i18n/replay.errors.de";
import { en as recordEn } from "../src/i18n/replay.errors.en";
import { de } from "../src/i18n/reviewed.de";
import { en } from "../src/i18n/reviewed.en";

describe("numbers in sentences", () => {
  it("are points", () => {
    expect([0.6, 2, -0.8, 0].map(en.points)).toEqual(["1 point", "2 points", "−1 point", "0 points"]);
    expect([0.6, 2, -0.8, 0].map(de.points)).toEqual(["1 Punkt", "2 Punkte", "−1 Punkt", "0 Punkte"]);
    expect([en.loss(1), de.loss(20)]).toEqual(["−1 point", "−20 Punkte"]);
  });

  it("are entries of a list", () => {
    const one = { low: 1, high: 1, length: 2 };
    expect(recordEn.wrong_length(one)).toBe("There must be 1 entry here, not 2.");
    expect(recordDe.wrong_length(one)).toBe("Hier muss 1 Eintrag stehen, nicht 2.");
    const many = { low: 44, high: 44, length: 1 };
    expect(recordEn.wrong_length(many)).toBe("There must be 44 entries here, not 1.");
    expect(recordDe.wrong_length(many)).toBe("Hier müssen 44 Einträge stehen, nicht 1.");
  });

  it("are tricks of a round", () => {
    const first = { name: "Ann", given: 2, expected: 1 };
    expect(padEn.won_out_of_range(first)).toBe("Ann cannot have 2 tricks; there was only 1.");
    expect(padDe.won_out_of_range(first)).toBe("Ann kann nicht 2 Stiche haben, es gab nur einen.");
  });

  it("are tricks won and bid", () => {
    expect([en.standing(2, 1), de.standing(2, 1)]).toEqual(["took 2, bid 1", "2 gemacht, 1 angesagt"]);
  });
});
