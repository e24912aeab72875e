import { describe, expect, it } from "vitest";
import { countsOf, pipsOf, standingOf, tallyOf } from "./standing";
import type { Vote } from "./wire";

const VOTE: Vote = {
  faction: "Gn",
  values: [[9, 5], [7]],
  laid: [1, 0],
  still_open: 2,
  vote: 0,
  why: "most",
  by: [1],
  decided: false,
};

describe("pips", () => {
  it("are one's own from the left, those still to win, the other's from the right; Gnomes laid out have a hat", () => {
    expect(pipsOf(VOTE, 1).map(({ fill }) => fill).join("")).toBe("aoobb");
    expect(pipsOf(VOTE, 0).map(({ isLaid }) => isLaid)).toEqual([false, true, false, false, false]);
  });

  it("have no outlines in a memory game", () => {
    expect(pipsOf({ ...VOTE, still_open: null }, 0)).toHaveLength(3);
  });

  it("have a third fill for a third player, who comes before the second", () => {
    const three = { ...VOTE, values: [[1], [2], [3]], laid: [0, 0, 0] };
    expect(pipsOf(three, 0).map(({ fill }) => fill).join("")).toBe("aoocb");
  });
});

it("counts begin with one's own", () => {
  expect(countsOf(VOTE, 1)).toEqual([1, 2]);
});

it.each<[Partial<Vote>, object]>([
  [{}, { text: "leads", side: 0, by: 1 }],
  [{ why: "alone", by: [], values: [[9, 5], []] }, { text: "leads", side: 0, by: 2 }],
  [{ why: "higher", by: [9, 7] }, { text: "value", side: 0, by: 9 }],
  [{ why: "lowest", by: [2, 3], vote: 1 }, { text: "lowest", side: 1, by: 2 }],
  [{ why: "fewest", by: [1] }, { text: "fewest", side: 0, by: 1 }],
  [{ why: "same", by: [], vote: null }, { text: "same", side: null, by: 0 }],
  [{ why: "none", by: [], vote: null }, { text: "open", side: null, by: 0 }],
  [{ decided: true }, { text: "decided", side: 0, by: 0 }],
  [{ decided: true, vote: null }, { text: "decided-nobody", side: null, by: 0 }],
])("a vote with %o stands so", (change, standing) => {
  expect(standingOf({ ...VOTE, ...change })).toEqual(standing);
});

it("the tally counts votes by side, one's own first", () => {
  expect(tallyOf([VOTE, VOTE, { ...VOTE, vote: 1 }, { ...VOTE, vote: null }], 2, 1)).toEqual([1, 2]);
});
