import { describe, expect, it } from "vitest";
import { HIDDEN } from "./cards";
import { after, type GameEvent, type Position, pileOf, preferring, undealt, viewed } from "./fold";

interface Step {
  events: GameEvent[];
  piles: Record<string, string[]>;
}

interface Fixture {
  players: number;
  heroes: boolean;
  steps: Step[];
}

const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });

function shown(position: Position): Record<string, string[]> {
  const piles = Object.entries(position.piles).map(([place, pile]) => [place, pile.map(({ card }) => card)] as const);
  return Object.fromEntries(piles.filter(([, pile]) => pile.length > 0));
}

function ids(position: Position): number[] {
  return Object.values(position.piles).flatMap((pile) => pile.map(({ id }) => id));
}

function filled(piles: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(piles).filter(([, pile]) => pile.length > 0));
}

describe.each(Object.entries(fixtures))("%s", (_, { players, heroes, steps }) => {
  it("has every card where the library sees it, after each message", () => {
    let position = undealt(players, heroes);
    let piles: Record<string, string[]> = {};
    for (const step of steps) {
      position = step.events.reduce(after, position);
      piles = { ...piles, ...step.piles };
      expect(shown(position)).toEqual(filled(piles));
    }
  });

  it("keeps one id for each card", () => {
    let position = undealt(players, heroes);
    for (const step of steps) {
      position = step.events.reduce(after, position);
      const now = ids(position);
      expect(new Set(now).size).toBe(now.length);
    }
  });
});

describe("a whole view", () => {
  const view = { phase: 1, trick: 2, leader: 1, events: [] };

  it("gives cards that lie where they lay the ids they had, and those that moved too", () => {
    const before = viewed({ ...view, piles: { "hand 0": ["Go5", "Kn2"], trick: ["Un3"], stock: [HIDDEN, HIDDEN] } });
    const now = viewed({ ...view, piles: { "hand 0": ["Kn2", "Go5", "Un3"], stock: [HIDDEN, HIDDEN] } }, before);
    expect(pileOf(now, "hand 0").map(({ id }) => id)).toEqual([1, 0, 2]);
    expect(pileOf(now, "stock")).toEqual(pileOf(before, "stock"));
  });

  it("knows whether the trick is won", () => {
    const won: GameEvent = { event: "won", seat: 1, card: "Go5" };
    const began: GameEvent = { event: "began", phase: 1, trick: 3, leader: 1 };
    expect(viewed({ ...view, piles: {}, events: [won] }).winner).toBe(1);
    expect(viewed({ ...view, piles: {}, events: [won, began] }).winner).toBeNull();
  });
});

it("moves the one of equal cards that is preferred", () => {
  const piles = { "hand 0": ["Go0", "Go0"] };
  const position = viewed({ piles, phase: 1, trick: 1, leader: 0, events: [] });
  const played = after(preferring(position, "hand 0", 1), { event: "carried", card: "Go0", from: "hand 0", to: "trick" });
  expect(pileOf(played, "trick")).toEqual([{ id: 1, card: "Go0" }]);
});
