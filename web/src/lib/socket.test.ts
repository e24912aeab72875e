import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { type Link, TableSocket } from "./socket";
import type { Sent, Update } from "./wire";

const TURN = { to_move: 1, awaits: "play", by: null, led: null, legal: [], clocks: [null, null] };
const links: Link[] = [];
const heard: Sent[] = [];
const listener = {
  number: null as number | null,
  heard: (message: Sent) => void heard.push(message),
  linked: (link: Link) => void links.push(link),
};
let socket: TableSocket;

function update(number: number): Update {
  return { type: "update", number, events: [], turn: TURN };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links.length = heard.length = 0;
  listener.number = null;
  socket = new TableSocket("abc", listener);
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello with what it has, and asks for help for people", () => {
  expect(FakeSocket.last.url).toBe("ws://localhost:3000/api/tables/abc/socket");
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", number: null, extras: true });
});

/** How long it takes until the line is tried again. */
function untilRetry(): number {
  const tried = FakeSocket.all.length;
  let waited = 0;
  for (; FakeSocket.all.length === tried && waited < 60_000; waited += 100) vi.advanceTimersByTime(100);
  return waited;
}

it("comes back for ever, at longer intervals, with the number it has", () => {
  FakeSocket.last.opens().says(update(4));
  listener.number = 4;
  const waits = Array.from({ length: 9 }, () => {
    FakeSocket.last.breaks();
    return untilRetry();
  });
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBeGreaterThan(3_000);
  expect(Math.max(...waits)).toBeLessThan(10_000);
  expect(links.at(-1)).toBe("lost");
  FakeSocket.last.opens().says(update(4));
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", number: 4 });
  expect(links.at(-1)).toBe("connected");
});

it("repeats a move until it is answered", () => {
  FakeSocket.last.opens().says(update(4));
  socket.send({ type: "move", number: 4, move: "Go5" });
  FakeSocket.last.breaks();
  untilRetry();
  FakeSocket.last.opens();
  expect(FakeSocket.last.ofType("move")).toEqual([{ type: "move", number: 4, move: "Go5" }]);
  FakeSocket.last.says(update(5));
  FakeSocket.last.breaks();
  untilRetry();
  FakeSocket.last.opens();
  expect(FakeSocket.last.ofType("move")).toEqual([]);
});

it("does not repeat a move that was refused", () => {
  FakeSocket.last.opens().says(update(4));
  socket.send({ type: "move", number: 4, move: "Go5" });
  FakeSocket.last.says({ type: "refused", code: "illegal", text: "", move: "Go5", number: 4, legal: ["Go6"] });
  FakeSocket.last.breaks();
  untilRetry();
  FakeSocket.last.opens();
  expect(FakeSocket.last.ofType("move")).toEqual([]);
});

it("notices a line that has died without a word", () => {
  FakeSocket.last.opens().says(update(1));
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.ofType("ping").length).toBe(2);
  vi.advanceTimersByTime(10_001);
  expect(links.at(-1)).toBe("lost");
});

it("stays away once it is closed", () => {
  FakeSocket.last.opens();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
