import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../lib/fake-socket";
import { settings } from "../lib/settings.svelte";
import type { TableInfo, Turn, View } from "../lib/wire";
import Table from "../screens/Table.svelte";

const SEATS: TableInfo["seats"] = [
  { kind: "person", name: "Ana", bot: null, present: true },
  { kind: "bot", name: "", bot: "simple", present: true },
];
const TABLE: TableInfo = { code: "abc", state: "playing", rules: { deck: "Go Kn Un Dw Do" }, seats: SEATS, mine: 0 };
const TURN: Turn = {
  to_move: 0,
  awaits: "play",
  by: null,
  led: "Un",
  legal: ["Un3"],
  clocks: [null, null],
  choices: [
    { move: "Go5", legal: false, why: "follow" },
    { move: "Un3", outlook: "wins", told: [{ text: "told-takes", seat: 0, cards: ["Kn7"] }] },
  ],
};
const VIEW: View = {
  type: "view",
  number: 1,
  seat: 0,
  table: TABLE,
  phase: 1,
  trick: 3,
  leader: 1,
  piles: {
    "hand 0": ["Un3", "Go5"],
    "hand 1": ["??"],
    "score 1": ["Un2"],
    trick: ["Un1"],
    revealed: ["Kn7"],
    stock: ["??", "??"],
    discards: ["Go0"],
  },
  events: [],
  turn: TURN,
  votes: [
    { faction: "Un", values: [[], [2]], laid: [0, 0], still_open: 8, vote: 1, why: "alone", by: [], decided: false },
  ],
  told: [{ text: "told-leads", seat: 1, cards: ["Un1"], phase: 1, trick: 3 }],
};

/** What is loaded when it is first opened may take a while to be compiled here. */
const LOADING = 20_000;

async function shown(view: View = VIEW) {
  const { container } = render(Table, { code: "abc" });
  FakeSocket.last.opens().says(view);
  await vi.waitFor(() => expect(container.querySelector(".table")).not.toBeNull());
  return container;
}

function card(container: HTMLElement, move: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-move="${move}"]`);
  if (!found) throw new Error(`no element makes the move ${move}`);
  return found;
}

beforeEach(() => {
  settings.speed = "none";
  localStorage.setItem("claim-guide", "seen");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("plays a legal card at a click", async () => {
  const container = await shown();
  await fireEvent.click(card(container, "Un3"));
  expect(FakeSocket.last.ofType("move")).toEqual([{ type: "move", number: 1, move: "Un3" }]);
});

it("says why another has to wait, and plays nothing", async () => {
  const container = await shown();
  const waiting = card(container, "Go5");
  expect(waiting.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(waiting);
  expect(FakeSocket.last.ofType("move")).toEqual([]);
  expect(container.querySelector(".help-line")?.textContent).toContain("Undead were led and you hold one.");
});

it("has one Tab stop in the hand, and arrows move in it", async () => {
  const container = await shown();
  const [first, second] = [card(container, "Go5"), card(container, "Un3")];
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(second);
});

it("names every zone and what each card would do", async () => {
  await shown();
  screen.getByRole("region", { name: "Trick" });
  screen.getByRole("region", { name: "Winner gets" });
  screen.getByRole("img", { name: "Deck, 2 cards" });
  screen.getByRole("img", { name: "Mira holds one card" });
  screen.getByRole("toolbar", { name: "Your hand, 2 cards" });
  screen.getByRole("button", { name: "Undead 3, would win. You take Knight 7." });
  screen.getByRole("button", { name: "Goblin 5, not now: Undead were led and you hold one." });
});

it("tells in the title that it is your turn", async () => {
  await shown();
  expect(document.title).toBe("● Your turn – Claim");
});

it("carries the result when the game is over", async () => {
  const table: TableInfo = { ...TABLE, state: "over", result: "0-1", winners: [1], ended_by: "votes" };
  const container = await shown({ ...VIEW, table, phase: 3, turn: { ...TURN, to_move: null, legal: [] } });
  expect(container.querySelector<HTMLElement>(".table")?.dataset["result"]).toBe("0-1");
});

it("shows a spectator no hand", async () => {
  const turn = { ...TURN, legal: [], choices: null };
  const container = await shown({ ...VIEW, seat: -1, table: { ...TABLE, mine: -1 }, turn });
  expect(container.querySelector("[data-move]")).toBeNull();
  screen.getByText(/You are watching/);
});

it("shows what the piles hold", async () => {
  await shown();
  await fireEvent.click(screen.getByRole("button", { name: "Look at the discard" }));
  await screen.findByRole("dialog", { name: "Discards" }, { timeout: LOADING });
}, LOADING);

it("keeps the hand readable while the line is broken", async () => {
  const container = await shown();
  FakeSocket.last.breaks();
  await screen.findByText(/Connection lost/);
  expect(card(container, "Un3")).toBeTruthy();
});
