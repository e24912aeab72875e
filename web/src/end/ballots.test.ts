import { describe, expect, it } from "vitest";
import type { Outcome, Tally, Vote } from "../lib/wire";
import { countedBallots, deciderOf, scoreOf, standingBallots, tieBreaksOf } from "./ballots";

const TALLIES: Tally[] = [
  { faction: "Go", values: [[9, 5, 3, 0, 0], [8, 7]], vote: 0 },
  { faction: "Kn", values: [[8, 3], [9, 7, 5]], vote: 1 },
  { faction: "Un", values: [[8, 7], [9, 4]], vote: 1 },
  { faction: "Dw", values: [[], []], vote: null },
  { faction: "Do", values: [[6], []], vote: 0 },
];

const WHY: Record<string, Pick<Vote, "why" | "by">> = {
  Go: { why: "most", by: [3] },
  Kn: { why: "most", by: [1] },
  Un: { why: "higher", by: [9, 8] },
  Dw: { why: "none", by: [] },
  Do: { why: "alone", by: [] },
};

function board(tallies: readonly Tally[]): Vote[] {
  return tallies.map((tally) => {
    const { why, by } = WHY[tally.faction] ?? { why: "same", by: [] };
    return { ...tally, laid: [0, 0], still_open: 0, decided: true, why, by };
  });
}

function outcome(tallies: Tally[], decided_by: string, winning_sides: number[]): Outcome {
  return { tallies, winners: winning_sides, winning_sides, decided_by };
}

describe("the ballots", () => {
  const tied = outcome(TALLIES, "cards", [0]);

  it("come from the surest to the closest", () => {
    const order = countedBallots(tied, board(TALLIES)).map(({ faction }) => faction);
    expect(order).toEqual(["Dw", "Go", "Kn", "Do", "Un"]);
    expect(standingBallots(board(TALLIES)).map(({ faction }) => faction)).toEqual(order);
  });

  it("know why from the board, if it is of the same mind", () => {
    const ballots = countedBallots(tied, board(TALLIES.map((tally) => ({ ...tally, vote: 0 }))));
    expect(ballots.find(({ faction }) => faction === "Go")?.why).toBe("most");
    expect(ballots.find(({ faction }) => faction === "Kn")?.why).toBeNull();
  });

  it("are counted by side", () => expect(scoreOf(countedBallots(tied, []), 2)).toEqual([2, 2]));
});

describe("a tie-break", () => {
  it("compares the cards of the factions that voted", () => {
    expect(tieBreaksOf(outcome(TALLIES, "cards", [0]), "cards")).toEqual([
      { measure: "cards", counts: [{ side: 0, count: 6 }, { side: 1, count: 5 }] },
    ]);
  });

  it("compares their values next, a Gargoyle's as nothing", () => {
    const tallies = TALLIES.map((tally) => (tally.faction === "Do" ? { ...tally, values: [[-1], []] } : tally));
    const [cards, values] = tieBreaksOf(outcome(tallies, "nothing", [0, 1]), "cards");
    expect(cards?.measure).toBe("cards");
    expect(values).toEqual({ measure: "values", counts: [{ side: 0, count: 17 }, { side: 1, count: 34 }] });
  });

  it("compares values at once if that was agreed", () => {
    expect(tieBreaksOf(outcome(TALLIES, "values", [1]), "values").map(({ measure }) => measure)).toEqual(["values"]);
  });

  it("is not needed when votes decide", () => expect(tieBreaksOf(outcome(TALLIES, "votes", [0]), "cards")).toEqual([]));
});

describe("the faction that made the difference", () => {
  const [go, kn, un, , doppel] = TALLIES as [Tally, Tally, Tally, Tally, Tally];
  const dwarves = { faction: "Dw", values: [[1], [2, 3]], vote: 1 };
  const won = outcome([go, kn, doppel, { ...un, vote: 0 }, dwarves], "votes", [0]);

  it("is the closest one that voted for a side one vote ahead", () => {
    expect(deciderOf(countedBallots(won, board(won.tallies)), won)).toBe("Un");
  });

  it("is none if the closest voted for the other side, or the win was higher", () => {
    const lost = outcome([go, kn, un, doppel, { faction: "Dw", values: [[4, 3], []], vote: 0 }], "votes", [0]);
    expect(deciderOf(countedBallots(lost, board(lost.tallies)), lost)).toBeNull();
    const high = outcome([go, doppel, { ...un, vote: 0 }], "votes", [0]);
    expect(deciderOf(countedBallots(high, board(high.tallies)), high)).toBeNull();
  });
});
