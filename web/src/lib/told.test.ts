import { expect, it } from "vitest";
import { pieces, tell, tellAll } from "./told";

const listeners = { seat: 0, name: (seat: number) => ["You", "Mira"][seat] ?? "" };

it("tells who did what, and you of yourself", () => {
  expect(tell({ text: "told-leads", seat: 1, cards: ["Tr6"] }, listeners)).toBe("Mira leads with Troll 6.");
  expect(tell({ text: "told-takes", seat: 0, cards: ["Go5", "Kn7"] }, listeners)).toBe("You take Goblin 5, Knight 7.");
});

it("gives cards as pieces to be drawn", () => {
  expect(pieces({ text: "told-wins", seat: 1, cards: ["BugLord"] }, listeners)).toEqual([
    "Mira wins with ",
    { card: "BugLord" },
    ".",
  ]);
});

it("tells nothing of nothing", () => {
  expect(tellAll([], listeners)).toBe("");
});
