import { expect, test } from "vitest";
import {
  breakable,
  cardClass,
  cardLabel,
  cardName,
  factionOf,
  parseCard,
  plainCard,
  shownValue,
  sortCards,
} from "../src/lib/cards";

test("cards are read as the notation writes them", () => {
  expect(parseCard("Go5")).toEqual({ code: "Go", number: 5, declared: null, hero: false });
  expect(parseCard("Eo5=El")).toEqual({ code: "Eo", number: 5, declared: "El", hero: false });
  expect(parseCard("Werewolf=Go")).toEqual({ code: "Werewolf", number: null, declared: "Go", hero: true });
  expect(parseCard("??")).toEqual({ code: "??", number: null, declared: null, hero: false });
  expect(plainCard("Eo5=El")).toBe("Eo5");
});

test("a card's faction is the declared or the printed one", () => {
  expect(["Go5", "Eo5", "Eo5=Or", "Treant", "Treant=Dr", "??"].map(factionOf)).toEqual([
    "Go", null, "Or", null, "Dr", null,
  ]);
});

test("a hand is sorted by faction in the order of decks, then value, heroes last", () => {
  expect(sortCards(["??", "Bard", "Cy0", "Eo3", "Kn2", "Go9", "Go0"])).toEqual([
    "Go0", "Go9", "Kn2", "Eo3", "Cy0", "Bard", "??",
  ]);
});

test("a hero shows its usual value or the table's", () => {
  expect(shownValue("Death")).toBe(9);
  expect(shownValue("Death", { Death: 8 })).toBe(8);
  expect(shownValue("Kn7")).toBe(7);
  expect(shownValue("??")).toBeNull();
});

test("cards have names in words", () => {
  expect(cardName("Kn7")).toBe("Knight 7");
  expect(cardName("Eo5=El")).toBe("Elf/Orc 5 as Elf");
  expect(cardName("BugLord")).toBe("Bug Lord");
  expect(cardName("??")).toBe("Hidden card");
  expect(cardLabel("BugLord", 3)).toBe("Bug Lord, a hero of 3");
  expect(cardLabel("Kn7")).toBe("Knight 7");
});

test("a card's class is its faction's, or the heroes'", () => {
  expect(["Go5", "Eo5=El", "Treant=Dr"].map(cardClass)).toEqual(["f-Go", "f-Eo", "f-He"]);
});

test("long words may be broken between syllables", () => {
  const shown = (text: string): string => breakable(text).replaceAll("\u00ad", "-");
  expect(shown("Doppelganger")).toBe("Dop-pel-gan-ger");
  expect(shown("Necromancer")).toBe("Nec-ro-man-cer");
  expect(shown("Vampirkönigin")).toBe("Vam-pir-kö-ni-gin");
  expect(shown("Goblin")).toBe("Goblin");
});
