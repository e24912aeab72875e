import { expect, it } from "vitest";
import type { GameEvent } from "./fold";
import { recall } from "./recall";

const EVENTS: GameEvent[] = [
  { event: "began", phase: 1, trick: 1, leader: 1 },
  { event: "carried", card: "Go5", from: "hand 1", to: "trick" },
  { event: "carried", card: "Kn2", from: "hand 0", to: "trick" },
  { event: "won", seat: 0, card: "Kn2" },
  { event: "carried", card: "Go5", from: "trick", to: "discards" },
  { event: "began", phase: 1, trick: 2, leader: 0 },
  { event: "carried", card: "Un3", from: "hand 0", to: "trick" },
];

it("puts a trick that is over together again", () => {
  expect(recall(EVENTS, 1, 1)).toEqual({ phase: 1, trick: 1, leader: 1, cards: ["Go5", "Kn2"], winner: 0 });
});

it("knows the trick that is being played", () => {
  expect(recall(EVENTS, 1, 2)).toEqual({ phase: 1, trick: 2, leader: 0, cards: ["Un3"], winner: null });
});

it("knows none that never was", () => {
  expect(recall(EVENTS, 2, 1)).toBeNull();
});
