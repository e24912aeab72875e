import { describe, expect, it } from "vitest";
import { arrowTarget, type Spot } from "./arrows";

/** Two columns, the last row half empty: 0 1 / 2 3 / 4. */
const GRID: Spot[] = [0, 1, 2, 3, 4].map((at) => ({
  left: (at % 2) * 100,
  top: Math.floor(at / 2) * 50,
  width: 90,
  height: 44,
}));

describe("arrow keys among choices", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 4, 0],
    ["ArrowLeft", 0, 4],
    ["ArrowDown", 1, 3],
    ["ArrowDown", 3, 4],
    ["ArrowUp", 4, 2],
    ["Home", 3, 0],
    ["End", 0, 4],
  ])("%s leads from %i to %i", (key, at, to) => expect(arrowTarget(key, at, GRID)).toBe(to));

  it("goes from the title to the first choice, or back to the last", () => {
    expect(arrowTarget("ArrowDown", -1, GRID)).toBe(0);
    expect(arrowTarget("ArrowRight", -1, GRID)).toBe(0);
    expect(arrowTarget("ArrowUp", -1, GRID)).toBe(4);
  });

  it("goes round where there is no further row", () => expect(arrowTarget("ArrowDown", 4, GRID)).toBe(0));

  it("leaves other keys and empty sheets alone", () => {
    expect(arrowTarget("Tab", 0, GRID)).toBeNull();
    expect(arrowTarget("Enter", 0, GRID)).toBeNull();
    expect(arrowTarget("ArrowDown", 0, [])).toBeNull();
  });
});
