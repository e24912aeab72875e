import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GameState } from "../lib/game.svelte";
import { loadLanguage } from "../lib/texts";
import type { Outcome, TableInfo, Vote } from "../lib/wire";
import End from "../screens/End.svelte";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OUTCOME: Outcome = {
  tallies: ["Go", "Kn", "Un", "Dw", "Do"].map((faction, at) => ({
    faction,
    values: at < 3 ? [[9, 8], [7]] : [[1], [5, 4]],
    vote: at < 3 ? 0 : 1,
  })),
  winners: [0],
  winning_sides: [0],
  decided_by: "votes",
};

const VOTES: Vote[] = OUTCOME.tallies.map((tally) => ({
  ...tally,
  laid: [0, 0],
  still_open: 0,
  why: "most",
  by: [1],
  decided: true,
}));

function ended(seat: number, table: Partial<TableInfo> = {}): GameState {
  const game = new GameState("ABCD2345");
  const seats = ["Zoe", "Mira"].map((name) => ({ kind: "person" as const, name, bot: null, present: true }));
  const full: TableInfo = {
    code: "ABCD2345",
    state: "over",
    rules: {},
    seats,
    mine: seat,
    result: "1-0",
    winners: [0],
    ended_by: "votes",
    outcome: OUTCOME,
    ...table,
  };
  const turn = { to_move: null, awaits: null, by: null, led: null, legal: [], clocks: [] };
  const at = { phase: 3, trick: 13, leader: 0, piles: {}, events: [], turn };
  game.heard({ type: "view", number: 9, seat, table: full, ...at, votes: VOTES, told: [] });
  return game;
}

const headline = () => screen.getByRole("heading", { level: 2 }).textContent;
const turned = () => document.querySelectorAll(".bal:not(.closed)").length;

describe("the end", () => {
  it("turns the ballots one by one, then says who wears the crown", async () => {
    render(End, { game: ended(0) });
    expect(turned()).toBe(0);
    await vi.advanceTimersByTimeAsync(450);
    expect(turned()).toBe(1);
    expect(headline()).toBe("The votes are counted");
    await vi.advanceTimersByTimeAsync(5 * 450);
    expect(turned()).toBe(5);
    expect(headline()).toBe("The crown is yours.");
    expect(document.body.textContent).toContain("3 votes to 2.");
  });

  it("shows all at once when a key is pressed", async () => {
    render(End, { game: ended(1) });
    await fireEvent.keyDown(window, { key: "a" });
    expect(turned()).toBe(5);
    expect(headline()).toBe("Zoe wears the crown.");
  });

  it("moves nothing for those who want no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
    render(End, { game: ended(0) });
    expect(turned()).toBe(5);
  });

  it("says nobody fits the crown in a draw, with what was compared", async () => {
    const tallies = OUTCOME.tallies.slice(1).map((tally, at) => ({ ...tally, vote: at % 2 }));
    const draw = { tallies, winners: [0, 1], winning_sides: [0, 1], decided_by: "nothing" };
    render(End, { game: ended(0, { outcome: draw, winners: [0, 1] }) });
    await fireEvent.keyDown(window, { key: "a" });
    expect(headline()).toBe("Nobody fits the crown.");
    expect(document.body.textContent).toContain("Cards in the factions that voted");
    expect(document.body.textContent).toContain("Values in the factions that voted");
  });

  it("says who resigned, and how the votes stood", () => {
    render(End, { game: ended(1, { outcome: null, ended_by: "resigned", winners: [1], result: "*" }) });
    expect(headline()).toBe("The crown is yours.");
    expect(document.body.textContent).toContain("Zoe resigned.");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("The votes, as they stood");
  });

  it("says whose time ran out", () => {
    render(End, { game: ended(0, { outcome: null, ended_by: "time", winners: [1] }) });
    expect(document.body.textContent).toContain("Your time ran out.");
  });

  it("offers a rematch, or to go where it has begun", () => {
    render(End, { game: ended(0) });
    expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
    cleanup();
    render(End, { game: ended(0, { rematch: "WXYZ6789" }) });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to the rematch" }).getAttribute("href")).toBe("/t/WXYZ6789");
  });

  it("lets those who watched replay, share and save", () => {
    render(End, { game: ended(-1) });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    expect(headline()).toBe("The votes are counted");
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Replay with open hands")).toBe("/t/ABCD2345/replay");
    expect(address("Save .claim")).toBe("/api/tables/ABCD2345/record");
  });
});
