import { describe, expect, it } from "vitest";
import type { Shift } from "../lib/wire";
import { byEffect, countsOf, effectOf } from "./shift";

function shift(vote_before: number | null, vote_after: number | null): Shift {
  return { faction: "Go", before: [2, 3], after: [4, 3], vote_before, vote_after };
}

describe("what an answer does to a vote", () => {
  it.each([
    [1, 0, "gained"],
    [null, 0, "gained"],
    [0, 1, "lost"],
    [1, null, "tied"],
    [0, 0, "mine"],
    [1, 1, "theirs"],
    [null, null, "open"],
  ] as const)("from side %s to side %s is %s for side 0", (before, after, effect) =>
    expect(effectOf(shift(before, after), 0)).toBe(effect),
  );

  it("is nothing for a card that counts for no vote", () => expect(effectOf(null, 0)).toBe("none"));

  it("counts one's own side first", () => {
    expect(countsOf([2, 3], 0)).toBe("2–3");
    expect(countsOf([2, 3], 1)).toBe("3–2");
  });

  it("puts what gains a vote first and what loses one last, else keeps the order", () => {
    const choices = [
      { move: "lose", shift: shift(0, 1) },
      { move: "lose by a tie", shift: shift(0, null) },
      { move: "keep", shift: shift(1, 1) },
      { move: "win", shift: shift(1, 0) },
      { move: "keep too", shift: shift(1, 1) },
      { move: "tie", shift: shift(1, null) },
    ];
    expect(byEffect(choices, 0).map(({ move }) => move)).toEqual([
      "win",
      "tie",
      "keep",
      "keep too",
      "lose",
      "lose by a tie",
    ]);
  });
});
