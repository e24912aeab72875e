import { describe, expect, it } from "vitest";
import type { GameEvent } from "./fold";
import { beats, duration } from "./motion";

function carried(card: string, from: string, to: string): GameEvent {
  return { event: "carried", card, from, to };
}

describe("beats", () => {
  it("let all that a trick of phase one brings happen at once, after a pause and before the next card is turned", () => {
    const events: GameEvent[] = [
      { event: "chosen", seat: 1, move: "Go5" },
      carried("Go5", "hand 1", "trick"),
      { event: "won", seat: 1, card: "Go5" },
      carried("Un3", "revealed", "followers 1"),
      carried("??", "stock", "followers 0"),
      carried("Go2", "trick", "discards"),
      carried("Go5", "trick", "discards"),
      { event: "began", phase: 1, trick: 2, leader: 1 },
      carried("Kn4", "stock", "revealed"),
    ];
    expect(beats(events).map(({ kind }) => kind)).toEqual(["play", "win", "collect", "turn"]);
    expect(beats(events).flatMap((beat) => beat.events)).toEqual(events);
  });

  it("tell squashed Gnomes and moving Trolls apart from what is collected", () => {
    const kinds = beats([
      carried("Gi5", "trick", "score 0"),
      carried("Tr8", "trick", "waiting"),
      carried("Tr9", "waiting", "score 0"),
      carried("Gn5", "laid 1", "discards"),
    ]).map(({ kind }) => kind);
    expect(kinds).toEqual(["collect", "move", "squash"]);
  });

  it("show one card after the other where each was played", () => {
    const kinds = beats([carried("Go1", "hand 1", "trick"), carried("Go2", "hand 2", "trick")]).map(({ kind }) => kind);
    expect(kinds).toEqual(["play", "play"]);
  });

  it("let everybody take up their followers at once", () => {
    expect(beats([{ event: "gathered", seat: 0 }, { event: "gathered", seat: 1 }])).toHaveLength(1);
  });
});

describe("duration", () => {
  it("is the design's, scaled by the pace", () => {
    expect(duration("play", "normal")).toBe(220);
    expect(duration("play", "fast")).toBeCloseTo(99);
    expect(duration("win", "none")).toBe(0);
  });

  it("is short when much has happened meanwhile", () => {
    expect(duration("play", "normal", 30)).toBeLessThan(100);
  });
});
