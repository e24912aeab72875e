import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announced } from "./announce.svelte";
import { Choosing, whyNot } from "./choosing.svelte";
import { FakeSocket } from "./fake-socket";
import type { Position } from "./fold";
import { GameState } from "./game.svelte";
import type { Stage } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { TableInfo, Turn, Update, View } from "./wire";

const PERSON = { kind: "person", name: "Ana", bot: null, present: true } as const;
const BOT = { kind: "bot", name: "", bot: "simple", present: true } as const;
const TABLE: TableInfo = { code: "abc", state: "playing", rules: {}, seats: [PERSON, BOT], mine: 0 };
const MINE: Turn = {
  to_move: 0,
  awaits: "play",
  by: null,
  led: "Un",
  legal: ["Eo5=El", "Eo5=Or", "Un3"],
  clocks: [null, null],
  choices: [
    { move: "Go5", legal: false, why: "follow" },
    { move: "Un3", outlook: "wins" },
    { move: "Eo5=El", outlook: "loses" },
    { move: "Eo5=Or", outlook: "loses" },
  ],
};
const THEIRS: Turn = { to_move: 1, awaits: "play", by: null, led: null, legal: [], clocks: [null, null] };
const VIEW: View = {
  type: "view",
  number: 3,
  seat: 0,
  table: TABLE,
  phase: 1,
  trick: 1,
  leader: 1,
  piles: { "hand 0": ["Un3", "Eo5", "Go5"], "hand 1": ["??", "??"], trick: ["Un2"], stock: ["??"] },
  events: [],
  turn: MINE,
  votes: [],
  told: [{ text: "told-leads", seat: 1, cards: ["Un2"], phase: 1, trick: 1 }],
};
const ANSWER: Update = {
  type: "update",
  number: 4,
  events: [
    { event: "chosen", seat: 0, move: "Un3" },
    { event: "carried", card: "Un3", from: "hand 0", to: "trick" },
    { event: "won", seat: 0, card: "Un3" },
  ],
  turn: THEIRS,
  votes: [],
  told: [{ text: "told-wins", seat: 0, cards: ["Un3"], phase: 1, trick: 1 }],
};

/** A stage on which everything takes until it is told to be done. */
class SlowStage implements Stage {
  #waiting: (() => void)[] = [];

  move(change: () => void): Promise<void> {
    change();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  finish(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

let game: GameState;

function cards(place: string, { piles }: Position = game.position): string[] {
  return (piles[place] ?? []).map(({ card }) => card);
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.speed = "normal";
  game = new GameState("abc");
  game.open();
  FakeSocket.last.opens().says(VIEW);
});

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

describe("a view", () => {
  it("is the whole table", () => {
    expect(game).toMatchObject({ seat: 0, phase: 1, trick: 1, leader: 1, isMyTurn: true, players: 2, link: "connected" });
    expect(game.hand.map(({ card }) => card)).toEqual(["Go5", "Un3", "Eo5"]);
    expect([game.name(0), game.name(1)]).toEqual(["You", "Mira"]);
    expect(game.log.pages).toEqual([{ phase: 1, trick: 1, told: VIEW.told }]);
  });
});

describe("a move", () => {
  it("shows the card on the table before the server has answered, once", async () => {
    expect(game.play("Un3")).toBe(true);
    expect(cards("trick")).toEqual(["Un2", "Un3"]);
    expect(game.isMyTurn).toBe(false);
    expect(FakeSocket.last.ofType("move")).toEqual([{ type: "move", number: 3, move: "Un3" }]);
    FakeSocket.last.says(ANSWER);
    await vi.waitFor(() => expect(game.position.winner).toBe(0));
    expect(cards("trick")).toEqual(["Un2", "Un3"]);
    expect(announced().at(-1)?.text).toBe("You win with Undead 3.");
  });

  it("is not made twice, nor if it is not legal", () => {
    expect(game.play("Go5")).toBe(false);
    game.play("Un3");
    expect(game.play("Un3")).toBe(false);
    expect(FakeSocket.last.ofType("move")).toHaveLength(1);
  });

  it("is taken back when it was refused, and one may choose again", () => {
    game.play("Un3");
    FakeSocket.last.says({ type: "refused", code: "stale", text: "", move: "Un3", number: 5, legal: ["Un3"] });
    expect(cards("trick")).toEqual(["Un2"]);
    expect(game).toMatchObject({ isMyTurn: true, number: 5 });
    expect(game.refusal?.code).toBe("stale");
  });

  it("moves the card that was pressed, of equal ones", () => {
    const twins = { ...VIEW, piles: { "hand 0": ["Un3", "Un3"], trick: ["Un2"] } };
    FakeSocket.last.says(twins);
    const second = game.hand[1]?.id;
    game.play("Un3", second);
    expect(game.pile("trick")[1]?.id).toBe(second);
    FakeSocket.last.says(ANSWER);
    expect(game.pile("trick")[1]?.id).toBe(second);
  });
});

describe("while cards move", () => {
  const theirs: Update = {
    ...ANSWER,
    events: [
      ...ANSWER.events,
      { event: "carried", card: "Un2", from: "trick", to: "score 0" },
      { event: "carried", card: "Un3", from: "trick", to: "score 0" },
      { event: "began", phase: 1, trick: 2, leader: 0 },
    ],
    turn: { ...MINE, led: null, legal: ["Go5"], choices: [{ move: "Go5" }] },
  };

  beforeEach(() => {
    game.stage = new SlowStage();
    FakeSocket.last.says(theirs);
  });

  it("the table lags behind, and says so", () => {
    expect(game.isMoving).toBe(true);
    expect(game.shownTurn?.legal).toEqual(MINE.legal);
    expect(game.turn?.legal).toEqual(["Go5"]);
    expect(cards("score 0")).toEqual([]);
  });

  it("the log tells what has been shown, and begins anew with a view", () => {
    const told = () => game.log.pages.flatMap((page) => page.told.map((one) => one.text));
    expect(told()).toEqual(["told-leads"]);
    FakeSocket.last.says(VIEW);
    expect(told()).toEqual(["told-leads"]);
  });

  it("a legal press lets everything arrive and plays", () => {
    expect(game.play("Go5")).toBe(true);
    expect(cards("score 0")).toEqual(["Un2", "Un3"]);
    expect(cards("trick")).toEqual(["Go5"]);
    expect(game.trick).toBe(2);
  });

  it("nothing is asked before it can be seen why", () => {
    FakeSocket.last.says({ ...ANSWER, number: 6, events: [], turn: { ...MINE, awaits: "take", legal: ["take:Go5"] } });
    expect(game.question).toBeNull();
    game.finishMoving();
    expect(game.question?.awaits).toBe("take");
  });
});

describe("choosing", () => {
  let choosing: Choosing;
  const held = (card: string) => game.hand.find((lying) => lying.card === card)!;

  beforeEach(() => (choosing = new Choosing(game)));

  it("plays a legal card at a press", () => {
    choosing.press(held("Un3"), false);
    expect(game.sending).toBe("Un3");
  });

  it("lifts it first at a touch, and plays at the second", () => {
    choosing.press(held("Un3"), true);
    expect(choosing.lifted?.card).toBe("Un3");
    expect(game.sending).toBeNull();
    choosing.press(held("Un3"), true);
    expect(game.sending).toBe("Un3");
  });

  it("says why a card has to wait", () => {
    choosing.press(held("Go5"), false);
    expect(choosing.denied?.card).toBe("Go5");
    expect(game.sending).toBeNull();
    expect(whyNot("Go5", game)).toBe("Undead were led and you hold one.");
  });

  it("asks what a card shall be that can be declared", () => {
    choosing.press(held("Eo5"), false);
    expect(game.declaring).toBe("Eo5");
    expect(choosing.outlook("Eo5")).toBe("loses");
  });
});

describe("the table", () => {
  it("changes when somebody goes", () => {
    const table = { ...TABLE, seats: [PERSON, { ...PERSON, name: "Jon", present: false }] };
    FakeSocket.last.says({ type: "table", table, clocks: [null, null] });
    expect(game.name(1)).toBe("Jon");
  });

  it("lets people say things", () => {
    FakeSocket.last.says({ type: "said", seat: 1, text: "hello" });
    expect(game.sayings[1]).toMatchObject({ text: "hello" });
  });

  it("shows a trick again, until something happens", () => {
    const events = [{ event: "began", phase: 1, trick: 1, leader: 1 } as const];
    FakeSocket.last.says({ ...VIEW, events });
    game.recall(1, 1);
    expect(game.recalled?.trick).toBe(1);
    FakeSocket.last.says(ANSWER);
    expect(game.recalled).toBeNull();
  });
});
