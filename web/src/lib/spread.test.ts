import { describe, expect, it } from "vitest";
import { shape, spread, STRIP } from "./spread";

const PHONE = { width: 366, height: 304, widestCard: 86 };

function kinds(count: number): string[] {
  return Array.from({ length: count }, () => "Go");
}

describe("shape", () => {
  it.each([
    [13, 2],
    [8, 2],
    [7, 1],
    [1, 1],
    [0, 1],
  ])("lays %i cards on a phone in %i rows", (cards, rows) => {
    expect(shape(cards, PHONE)).toMatchObject({ rows });
  });

  it("needs three rows at 320 pixels", () => {
    expect(shape(13, { ...PHONE, width: 296 }).rows).toBe(3);
  });

  it("makes cards a little smaller rather than overlap them a little", () => {
    expect(shape(9, { width: 1044, height: 400, widestCard: 119 }).cardWidth).toBeCloseTo((1044 - 32) / 9);
    expect(shape(13, { width: 1044, height: 400, widestCard: 119 }).cardWidth).toBe(119);
  });
});

describe("spread", () => {
  it("puts the larger row behind", () => {
    const spots = spread(kinds(13), { width: 366, cardWidth: 86, rows: 2 });
    expect(spots.filter(({ row }) => row === 0)).toHaveLength(7);
    expect(spots.filter(({ row }) => row === 1)).toHaveLength(6);
  });

  it.each([null, 0, 3, 5, 9, 12])("leaves every card its strip, and none beyond the edge, with card %s lifted", (lifted) => {
    const spots = spread(kinds(13), { width: 366, cardWidth: 86, rows: 2 }, lifted);
    for (const row of [0, 1]) {
      const lefts = spots.filter((spot) => spot.row === row).map(({ x }) => x);
      expect(lefts[0]).toBeGreaterThanOrEqual(0);
      expect((lefts.at(-1) ?? 0) + 86).toBeLessThanOrEqual(366.01);
      lefts.slice(1).forEach((x, at) => expect(x - (lefts[at] ?? 0)).toBeGreaterThanOrEqual(STRIP - 0.01));
    }
  });

  it("opens the lifted card whole in a row of six", () => {
    const [first, second] = spread(kinds(6), { width: 366, cardWidth: 86, rows: 1 }, 0);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(86);
  });

  it("parts factions where there is room, and centres what is left", () => {
    const spots = spread(["Go", "Go", "Kn"], { width: 500, cardWidth: 100, rows: 1 });
    const [one, two, three] = spots.map(({ x }) => x) as [number, number, number];
    expect(two - one).toBe(112);
    expect(three - two).toBe(124);
    expect(one).toBeCloseTo(500 - (three + 100));
  });
});
