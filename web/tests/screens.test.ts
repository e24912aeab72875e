import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { identity } from "../src/lib/me.svelte";
import { startRouter } from "../src/lib/router.svelte";
import type { TableInfo, TableLine } from "../src/lib/wire";
import Home from "../src/screens/Home.svelte";
import Name from "../src/screens/Name.svelte";
import NewTable from "../src/screens/NewTable.svelte";
import Waiting from "../src/screens/Waiting.svelte";

type Answer = (body: unknown) => { status?: number; json?: unknown };
let answers: Record<string, Answer>;
let asked: { what: string; body: unknown }[];

function serve(more: Record<string, Answer>): void {
  Object.assign(answers, more);
}

const known: Record<string, Answer> = { "GET /api/me": () => ({ json: { name: "Anna", kept: false } }) };
const nobody: Record<string, Answer> = {
  "GET /api/me": () => ({ json: null }),
  "PUT /api/me": (body) => ({ json: { ...(body as object), kept: false } }),
};
const opens: Record<string, Answer> = { "POST /api/tables": () => ({ status: 201, json: { code: "ABCD2345" } }) };

beforeEach(() => {
  answers = { "GET /api/tables": () => ({ json: [] }), "GET /api/me/tables": () => ({ json: [] }) };
  asked = [];
  identity.forget();
  startRouter();
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit) => {
    const what = `${method} ${path}`;
    const sent: unknown = body ? JSON.parse(String(body)) : undefined;
    asked.push({ what, body: sent });
    const answer = answers[what];
    if (!answer) return Promise.reject(new TypeError("no network"));
    const { status = 200, json = null } = answer(sent);
    return Promise.resolve(new Response(JSON.stringify(json), { status }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const bodyOf = (what: string): unknown => asked.find((request) => request.what === what)?.body;

test("one press and a newcomer is at a table, with a name made up", async () => {
  serve({ ...nobody, ...opens });
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: /Play now/ }));
  await waitFor(() => expect(location.pathname).toBe("/t/ABCD2345"));
  expect(bodyOf("PUT /api/me")).toEqual({ name: expect.stringMatching(/^Candidate \d{3}$/) });
  expect(bodyOf("POST /api/tables")).toEqual({});
});

test("home has an empty state, and says when the server is away", async () => {
  serve(nobody);
  render(Home);
  expect(await screen.findByText(/No games yet/)).toBeTruthy();
  expect(asked.some(({ what }) => what === "GET /api/me/tables")).toBe(false);
  cleanup();
  identity.forget();
  answers = {};
  render(Home);
  expect(await screen.findByText(/server cannot be reached/)).toBeTruthy();
  serve({ ...known, "GET /api/me/tables": () => ({ json: [] }), "GET /api/tables": () => ({ json: [] }) });
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/No games yet/)).toBeTruthy();
});

test("your games say how they stand", async () => {
  const rules = { deck: "Go Kn Un Dw Do", seats: ["me", "steady"] };
  const seats: TableLine["seats"] = [
    { kind: "person", name: "Anna", bot: null, present: true },
    { kind: "bot", name: "", bot: "steady", present: true },
  ];
  const line: TableLine = {
    code: "ABCD2345", state: "playing", rules, seats, mine: 0, my_turn: true, changed: Date.now(), result: null, winners: [],
  };
  const over: Partial<TableLine> = { code: "ABCD2346", state: "over", my_turn: false, result: "0-1", winners: [1] };
  serve({ ...known, "GET /api/me/tables": () => ({ json: [line, { ...line, ...over }] }) });
  render(Home);
  const link = await screen.findByRole("link", { name: /Claim · your turn/ });
  expect(link.getAttribute("href")).toBe("/t/ABCD2345");
  expect(screen.getByText(/Mira \(Steady bot\) wore the crown, now/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /Replay of the game/ }).getAttribute("href")).toBe("/t/ABCD2346/replay");
});

test("a table is joined by code or link; anything else is said to be none", async () => {
  serve(nobody);
  render(Home);
  const field = screen.getByLabelText("Code or link");
  await fireEvent.input(field, { target: { value: "nonsense!" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(screen.getByRole("alert").textContent).toMatch(/no code/);
  await fireEvent.input(field, { target: { value: "http://x.example/t/abcd2345" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(location.pathname).toBe("/t/ABCD2345");
});

test("a new table is what was chosen, by radio buttons and boxes with names", async () => {
  serve({ ...known, ...opens, "GET /api/bots": () => ({ json: ["novice", "casual", "steady", "expert", "master"] }) });
  render(NewTable);
  await screen.findAllByRole("option", { name: "Steady bot" });
  await fireEvent.click(screen.getByRole("radio", { name: /Gnomes \+ Giants/ }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Own mix" }).checked).toBe(true);
  await fireEvent.click(screen.getByRole("checkbox", { name: /Cyclops/ }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Undead/ }).checked).toBe(false);
  await fireEvent.change(screen.getByLabelText("Seat 2"), { target: { value: "expert" } });
  await fireEvent.click(screen.getByRole("switch", { name: "Heroes" }));
  expect(screen.getByText(/52 cards: Dwarves, Doppelgangers, Gnomes, Giants, Cyclops, five of them/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(location.pathname).toBe("/t/ABCD2345"));
  expect(bodyOf("POST /api/tables")).toMatchObject({
    deck: "Dw Do Gn Gi Cy", heroes: true, seats: ["me", "expert"], clock: null,
  });
});

test("an incomplete deck cannot be opened, and says what is missing", async () => {
  serve({ ...known, "GET /api/bots": () => ({ json: [] }) });
  render(NewTable);
  await fireEvent.click(screen.getByRole("checkbox", { name: /Undead/ }));
  expect(screen.getByText("Choose one more ten.")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Open the table" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect(asked.some(({ what }) => what === "POST /api/tables")).toBe(false);
});

test("heroes are greyed out for three", async () => {
  serve({ ...known, "GET /api/bots": () => ({ json: [] }) });
  render(NewTable);
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Heroes" }).disabled).toBe(true);
  expect(screen.getByText("Heroes are for two.")).toBeTruthy();
});

const table: TableInfo = {
  code: "ABCD2345",
  state: "waiting",
  rules: { deck: "Gn Gi Dr Tr Se", seats: ["me", "open"], open_discards: false },
  seats: [
    { kind: "person", name: "Ben", bot: null, present: true },
    { kind: "open", name: "", bot: null, present: false },
  ],
  mine: -1,
};

test("a newcomer joins with a name", async () => {
  const onchange = vi.fn();
  serve({ ...nobody, "POST /api/tables/ABCD2345/seat": () => ({ json: { ...table, mine: 1 } }) });
  render(Waiting, { table, onchange });
  await fireEvent.input(await screen.findByLabelText("What shall the others call you?"), { target: { value: " Zoé  K " } });
  await fireEvent.click(screen.getByRole("button", { name: "Join this table" }));
  await waitFor(() => expect(onchange).toHaveBeenCalledWith({ ...table, mine: 1 }));
  expect(bodyOf("PUT /api/me")).toEqual({ name: "Zoé K" });
});

test("who sits there gets the link to send, and may leave", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  serve({ ...known, "DELETE /api/tables/ABCD2345/seat": () => ({ json: null }) });
  history.replaceState(null, "", "/t/ABCD2345");
  render(Waiting, { table: { ...table, mine: 0 } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nobody here yet. Send them the link.");
  expect(screen.getByText(/memory game/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/ABCD2345`);
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Leave this table" }));
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("a name is changed, and a refusal is explained", async () => {
  const onclose = vi.fn();
  serve({
    ...known,
    "PUT /api/me": () => ({ json: { name: "Bea", kept: false } }),
    "POST /api/me/login": () => ({ status: 401, json: { code: "login", text: "" } }),
  });
  await identity.load();
  render(Name, { onclose });
  const hidden = { hidden: true };
  await fireEvent.click(screen.getByRole("radio", { name: "Log in", ...hidden }));
  await fireEvent.input(screen.getByLabelText(/Password/), { target: { value: "wrong-password" } });
  await fireEvent.click(screen.getByRole("button", { name: "Log in", ...hidden }));
  expect((await screen.findByRole("alert", hidden)).textContent).toMatch(/do not belong together/);
  await fireEvent.click(screen.getByRole("radio", { name: "Change", ...hidden }));
  await fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Bea" } });
  await fireEvent.click(screen.getByRole("button", { name: "Use this name", ...hidden }));
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  expect(identity.me).toEqual({ name: "Bea", kept: false });
});
