import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { announce } from "../src/lib/announce.svelte";
import Card from "../src/parts/Card.svelte";
import Chip from "../src/parts/Chip.svelte";
import LiveRegion from "../src/parts/LiveRegion.svelte";
import RulesOf from "../src/parts/RulesOf.svelte";
import { tick } from "svelte";
import { loadRules } from "../src/lib/texts";

afterEach(cleanup);

test("a card is an image with its name, or the button of its move", async () => {
  render(Card, { card: "Kn7" });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Knight 7");
  cleanup();
  const onclick = vi.fn();
  render(Card, { card: "Kn7", tag: "button", move: "Kn7", onclick });
  const button = screen.getByRole("button", { name: "Knight 7" });
  expect(button.dataset["move"]).toBe("Kn7");
  expect(button.hasAttribute("aria-disabled")).toBe(false);
  button.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a card that is not allowed now says so and can still be pressed", () => {
  const onclick = vi.fn();
  render(Card, { card: "Go1", tag: "button", move: "Go1", disabled: true, label: "Goblin 1, not now", onclick });
  const button = screen.getByRole("button", { name: "Goblin 1, not now" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.classList).toContain("illegal");
  button.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("outlooks have a ring and a word", () => {
  render(Card, { card: "Go1", outlook: "behind" });
  expect(screen.getByRole("img").classList).toContain("lose");
  expect(screen.getByText("behind")).toBeTruthy();
});

test("a declared card wears a tab, a hidden one shows its back, a hero its value", () => {
  render(Card, { card: "Eo5=El" });
  expect(screen.getByText("as Elf")).toBeTruthy();
  cleanup();
  const { container } = render(Card, { card: "??" });
  expect(container.querySelector(".back")?.getAttribute("aria-label")).toBe("Hidden card");
  cleanup();
  render(Card, { card: "Death", heroValue: 12 });
  expect(screen.getByText("12").classList).toContain("two-d");
});

test("a chip names its card or counts a faction", () => {
  render(Chip, { card: "Go7" });
  expect(screen.getByRole("img", { name: "Goblin 7" }).textContent).toBe("7");
  cleanup();
  render(Chip, { faction: "Go", count: 7 });
  expect(screen.getByRole("img", { name: "Goblins ×7" }).textContent).toBe("×7");
});

test("what is announced stands in the live region, each time anew", async () => {
  render(LiveRegion);
  announce("Your turn.");
  announce("Your turn.");
  announce("");
  await tick();
  expect(screen.getAllByText("Your turn.")).toHaveLength(2);
});

test("the rules of a deck are those of its factions, heroes on demand", async () => {
  await loadRules();
  render(RulesOf, { factions: ["El", "Or"], heroes: ["Death"], heroValues: { Death: 8 } });
  const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent?.trim().split(" ")[0]);
  expect(titles).toEqual(["Elves", "Orcs", "Elf/Orc", "Death"]);
  expect(screen.getByText("Value 8.")).toBeTruthy();
});
