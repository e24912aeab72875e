import { describe, expect, it } from "vitest";
import { type GameEvent, pileOf } from "../lib/fold";
import type { Replay, Step } from "../lib/wire";
import { momentsOf, scenesOf, trickFrom } from "./film";

interface Fixture {
  players: number;
  heroes: boolean;
  steps: { events: GameEvent[] }[];
}

const fixtures = import.meta.glob<Fixture>("../lib/fixtures/*.json", { eager: true, import: "default" });

/** A fixture's game as a replay, one step for each move. */
function replayOf({ players, heroes, steps }: Fixture): Replay {
  const made: Step[] = [{ seat: null, move: null, events: [] }];
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.event === "chosen") made.push({ seat: event.seat, move: event.move, events: [] });
    made.at(-1)?.events.push(event);
  }
  const seat = { kind: "person" as const, name: "", bot: null, present: true };
  const seats = Array.from({ length: players }, () => seat);
  return { table: { code: "", state: "over", rules: { heroes }, seats, mine: -1 }, steps: made };
}

describe.each(Object.entries(fixtures))("%s", (_, fixture) => {
  const replay = replayOf(fixture);
  const moments = momentsOf(replay);
  const scenes = scenesOf(moments);

  it("has a moment for the deal, every move and the count", () => {
    const counted = replay.steps.at(-1)?.events.some((event) => event.event === "counted") ? 1 : 0;
    expect(moments).toHaveLength(replay.steps.length + counted);
  });

  it("shows every trick whole, with its winner, before it is taken away", () => {
    const whole = moments.filter(({ position }) => position.winner !== null && pileOf(position, "trick").length > 0);
    const tricks = new Set(whole.map(({ phase, trick }) => `${phase} ${trick}`));
    const won = replay.steps.flatMap((step) => step.events).filter((event) => event.event === "won");
    expect(tricks.size).toBe(won.length);
    for (const { position } of whole) expect(pileOf(position, "trick")).toHaveLength(fixture.players);
  });

  it("tells something of every moment", () => expect(moments.every(({ told }) => told.length > 0)).toBe(true));

  it("goes from trick to trick, forth and back", () => {
    const last = moments.length - 1;
    const firsts = scenes.map((scene) => scene.first);
    const forth = [0];
    while ((forth.at(-1) ?? last) < last) forth.push(trickFrom(scenes, forth.at(-1) ?? 0, 1, last));
    expect(forth.slice(0, firsts.length)).toEqual(firsts);
    expect(trickFrom(scenes, (firsts[1] ?? 0) + 1, -1, last)).toBe(firsts[1]);
    expect(trickFrom(scenes, firsts[1] ?? 0, -1, last)).toBe(0);
    expect(scenes.flatMap((scene) => scene.moments)).toHaveLength(moments.length);
  });
});
