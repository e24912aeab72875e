import { expect, test } from "vitest";
import {
  cardsIn,
  deckCount,
  deckKind,
  factionsOf,
  fillTens,
  NAMED,
  randomMix,
  TENS,
  toggleTen,
  valuesInShort,
  withTwoSuited,
} from "../src/lib/decks";

test("decks have 52 cards for two and 72 for more", () => {
  expect(cardsIn(factionsOf(NAMED.claim(2)))).toBe(52);
  expect(cardsIn(factionsOf(NAMED.claim2(3)))).toBe(72);
  expect(cardsIn(["El", "Or", "Un", "Dw", "Cy"])).toBe(52);
});

test("there are as many decks as the rules say", () => {
  expect([2, 3, 4].map(deckCount)).toEqual([105, 63, 63]);
});

test("a deck is known by its name, in any order", () => {
  expect(deckKind("Do Dw Un Kn Go", 2)).toBe("claim");
  expect(deckKind("Gn Gi Dr Tr Se", 2)).toBe("claim2");
  expect(deckKind("Gn Gi Dr Tr Cy", 2)).toBe("own");
});

test("one ten too many swaps out the oldest choice", () => {
  expect(toggleTen(["Un", "Dw", "Do"], "Cy", 2)).toEqual(["Dw", "Do", "Cy"]);
  expect(toggleTen(["Un", "Dw", "Do"], "Dw", 2)).toEqual(["Un", "Do"]);
  expect(toggleTen(["Un", "Do"], "Dw", 2)).toEqual(["Un", "Do", "Dw"]);
});

test("tens are filled up for more players and cut for fewer", () => {
  const five = fillTens(["Cy", "Se", "Tr"], 4);
  expect(new Set(five).size).toBe(5);
  expect(five.slice(2)).toEqual(["Cy", "Se", "Tr"]);
  expect(fillTens(five, 2)).toEqual(["Cy", "Se", "Tr"]);
});

test.each([2, 3, 4])("a surprise for %i is a legal deck", (players) => {
  for (const lot of [0, 0.3, 0.99999]) {
    const mix = randomMix(players, () => lot);
    expect(new Set(mix.tens).size).toBe(players === 2 ? 3 : 5);
    expect(mix.tens.every((code) => TENS.includes(code))).toBe(true);
    expect(cardsIn(factionsOf(mix))).toBe(players === 2 ? 52 : 72);
  }
});

test("Elves and Orcs bring the two-suited cards, in their place", () => {
  expect(withTwoSuited(["Cy", "Or", "El"])).toEqual(["El", "Or", "Eo", "Cy"]);
  expect(withTwoSuited(["El", "Cy"])).toEqual(["El", "Cy"]);
});

test("values are told in short", () => {
  expect(valuesInShort("Go")).toBe("0 ×5, 1–9");
  expect(valuesInShort("Gn")).toBe("1 ×3, 3 ×3, 5 ×3, 7 ×3, 9");
});
