import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GameState } from "../lib/game.svelte";
import { loadLanguage } from "../lib/texts";
import type { Choice, Told, Turn, View } from "../lib/wire";
import Sheet from "./Sheet.svelte";

interface Given {
  choices: Choice[];
  awaits?: string;
  led?: string;
  players?: number;
  piles?: Record<string, string[]>;
  told?: Told[];
  won?: number;
}

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const NAMES = ["Zoe", "Mira", "Ayo", "Jon"];

/** A game in which seat 0 has these choices. */
function given({ choices, awaits = "play", led, players = 2, piles = {}, told = [], won }: Given): GameState {
  const legal = choices.filter((choice) => choice.legal !== false).map((choice) => choice.move);
  const turn: Turn = { to_move: 0, awaits, by: null, led: led ?? null, legal, clocks: [], choices };
  const seats = NAMES.slice(0, players).map((name) => ({ kind: "person" as const, name, bot: null, present: true }));
  const view: View = {
    type: "view",
    number: 1,
    seat: 0,
    table: { code: "ABCD2345", state: "playing", rules: { heroes: true }, seats, mine: 0 },
    phase: 1,
    trick: 1,
    leader: 0,
    piles,
    events: won === undefined ? [] : [{ event: "won", seat: won, card: "Se9" }],
    turn,
    votes: [],
    told,
  };
  const game = new GameState("ABCD2345");
  game.heard(view);
  return game;
}

function shown(game: GameState, card: string | null = null): { onmove: ReturnType<typeof vi.fn>; moves: string[] } {
  const onmove = vi.fn();
  render(Sheet, { game, onmove, card });
  return { onmove, moves: buttons().map((button) => button.dataset["move"] ?? "") };
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-move]")];
}

function button(move: string): HTMLElement {
  const found = buttons().find((one) => one.dataset["move"] === move);
  if (!found) throw new Error(`no button for ${move}`);
  return found;
}

describe("every decision has a sheet", () => {
  it("Seer: the revealed card or the one only you see", async () => {
    const choices = [{ move: "take:Kn7" }, { move: "take:deck" }];
    const { onmove, moves } = shown(given({ choices, awaits: "take", piles: { stock: ["Dw9", "??"] } }));
    expect(moves).toEqual(["take:Kn7", "take:deck"]);
    expect(screen.getByRole("dialog", { name: "What the Seer sees" }).textContent).toContain("Only you see this.");
    expect(button("take:deck").textContent).toContain("Dwarf 9");
    await fireEvent.click(button("take:deck"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("take:deck");
  });

  it("pick: two cards, and who takes the other", () => {
    const told: Told[] = [
      { text: "told-takes", seat: 0, cards: ["Kn8"] },
      { text: "told-takes", seat: 2, cards: ["Se3"] },
    ];
    const choices = [{ move: "take:Kn8", told }, { move: "take:Se3" }];
    const { moves } = shown(given({ choices, awaits: "take", players: 4, won: 0 }));
    expect(moves).toEqual(["take:Kn8", "take:Se3"]);
    expect(screen.getByRole("dialog", { name: "First pick is yours" }).textContent).toContain("Ayo takes the other");
  });

  it("Elf/Orc: two rows, the one that is not allowed says why", async () => {
    const choices: Choice[] = [
      { move: "Eo5=El", outlook: "wins" },
      { move: "Eo5=Or", legal: false, why: "follow" },
    ];
    const { onmove } = shown(given({ choices, led: "El" }), "Eo5");
    expect(button("Eo5=El").textContent).toContain("wins");
    expect(button("Eo5=Or").getAttribute("aria-disabled")).toBe("true");
    expect(button("Eo5=Or").textContent).toContain("Elves were led");
    await fireEvent.click(button("Eo5=Or"));
    expect(onmove).not.toHaveBeenCalled();
  });

  it("Werewolf: any faction, himself last, with the table's value", () => {
    const choices: Choice[] = [{ move: "Werewolf" }, { move: "Werewolf=Go" }, { move: "Werewolf=Kn" }];
    const { moves } = shown(given({ choices }), "Werewolf");
    expect(moves).toEqual(["Werewolf=Go", "Werewolf=Kn", "Werewolf"]);
    expect(button("Werewolf").textContent).toContain("plain, 4");
  });

  it("Treant: what is collected first, the others with their count", () => {
    const choices: Choice[] = [
      { move: "Treant", outlook: "loses" },
      { move: "Treant=Gi", legal: false, why: "collected", collected: 0 },
      { move: "Treant=Se", legal: false, why: "collected", collected: 1 },
      { move: "Treant=Dr", collected: 4, outlook: "wins" },
    ];
    const { moves } = shown(given({ choices }), "Treant");
    expect(moves).toEqual(["Treant=Dr", "Treant=Gi", "Treant=Se", "Treant"]);
    expect(button("Treant=Dr").textContent).toContain("4 collected");
    expect(button("Treant=Se").textContent).toContain("1 of 2 collected");
    expect(button("Treant=Gi").textContent).toContain("none collected");
  });

  it("Necromancer: the cards on offer, and a no, in secret", async () => {
    const choices = [{ move: "swap:Kn9" }, { move: "swap:no" }];
    const { onmove, moves } = shown(given({ choices, awaits: "swap" }));
    expect(moves).toEqual(["swap:Kn9", "swap:no"]);
    expect(screen.getByRole("dialog").textContent).toContain("Only you see this.");
    await fireEvent.click(button("swap:no"));
    expect(onmove).toHaveBeenCalledWith("swap:no");
  });

  it("Necromancer: nothing on offer is said", () => {
    shown(given({ choices: [{ move: "swap:no" }], awaits: "swap" }));
    expect(screen.getByRole("dialog").textContent).toContain("Nothing is on its way");
  });

  it("Siren: what changes a vote first", () => {
    const stays = { faction: "Kn", before: [1, 4], after: [2, 3], vote_before: 1, vote_after: 1 };
    const gains = { faction: "Un", before: [2, 3], after: [3, 2], vote_before: 1, vote_after: 0 };
    const votes = [{ move: "steal:Kn7", shift: stays }, { move: "steal:Un9", shift: gains }];
    const { moves } = shown(given({ choices: [...votes, { move: "steal:Jester" }], awaits: "steal" }));
    expect(moves).toEqual(["steal:Un9", "steal:Kn7", "steal:Jester"]);
    expect(button("steal:Un9").textContent).toContain("vote becomes yours");
    expect(button("steal:Kn7").textContent).toContain("Mira still leads");
    expect(button("steal:Jester").textContent).toContain("no vote changes");
  });

  it("Dinosaur: back or not, with the price", () => {
    const { moves } = shown(given({ choices: [{ move: "back:yes" }, { move: "back:no" }], awaits: "back" }));
    expect(moves).toEqual(["back:yes", "back:no"]);
    expect(screen.getByRole("dialog").textContent).toContain("will never be played");
  });

  it("Kraken: the whole hand sorted, the drawn card marked", () => {
    const told: Told[] = [{ text: "answered-draw", seat: 0, cards: ["Kn7"], phase: 2, trick: 3 }];
    const choices = [{ move: "give:Do0" }, { move: "give:Kn7" }, { move: "give:Go2" }];
    const { moves } = shown(given({ choices, awaits: "give", told }));
    expect(moves).toEqual(["give:Go2", "give:Kn7", "give:Do0"]);
    expect(button("give:Kn7").textContent).toContain("just drawn");
    expect(screen.getByRole("dialog").textContent).toContain("You drew Knight 7 from Mira’s hand");
  });

  it("Gargoyle: before and after, and whose vote it becomes", () => {
    const gains = { faction: "Kn", before: [2, 3], after: [4, 3], vote_before: 1, vote_after: 0 };
    const keeps = { faction: "Go", before: [6, 3], after: [8, 3], vote_before: 0, vote_after: 0 };
    const choices = [{ move: "count:Go", shift: keeps }, { move: "count:Kn", shift: gains }];
    const { moves } = shown(given({ choices, awaits: "count" }));
    expect(moves).toEqual(["count:Kn", "count:Go"]);
    expect(button("count:Kn").textContent).toContain("2–3 → 4–3, yours");
    expect(button("count:Go").textContent).toContain("6–3 → 8–3");
  });

  it("works without outlooks, from the legal moves alone", () => {
    const game = given({ choices: [{ move: "back:no" }, { move: "back:yes" }], awaits: "back" });
    game.turn = { ...(game.turn as Turn), choices: null };
    expect(shown(game).moves).toEqual(["back:yes", "back:no"]);
  });
});

describe("a sheet", () => {
  const choices = [{ move: "give:Go2" }, { move: "give:Kn7" }];

  it("has the focus on its title, and arrows lead to the choices", async () => {
    shown(given({ choices, awaits: "give" }));
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    expect(document.activeElement).toBe(button("give:Go2"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(button("give:Kn7"));
  });

  it("folds to its title while a move is due, and comes back", async () => {
    shown(given({ choices, awaits: "give" }));
    await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
    expect(buttons()).toEqual([]);
    expect(screen.getByRole("dialog", { name: "The Kraken grabs" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the choice" }));
    expect(buttons()).toHaveLength(2);
  });

  it("can be closed when it is only a declaration, and gives the focus back", async () => {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const game = given({ choices: [{ move: "Eo5=El" }, { move: "Eo5=Or" }] });
    game.declaring = "Eo5";
    shown(game, "Eo5");
    await fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(game.declaring).toBeNull();
    cleanup();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
