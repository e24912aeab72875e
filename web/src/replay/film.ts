/** A finished game as a row of moments, one for each move: how the table looked, and what is told of it. */
import { after, type GameEvent, pileOf, type Position, undealt } from "../lib/fold";
import type { Replay, Step, Told } from "../lib/wire";

export interface Moment {
  /** Right after the move; with the last card of a trick, before the trick is taken away. */
  readonly position: Position;
  readonly phase: number;
  readonly trick: number;
  /** Whose move it was; null for the deal and the end. */
  readonly seat: number | null;
  readonly told: readonly Told[];
}

/** The moments of one trick: where they begin, and how many. */
export interface Scene {
  readonly phase: number;
  readonly trick: number;
  readonly first: number;
  readonly moments: readonly Moment[];
}

/** The deal, then each move; at last, if they were, the votes counted. */
export function momentsOf({ table, steps }: Replay): readonly Moment[] {
  const moments: Moment[] = [];
  let position = undealt(table.seats.length, table.rules.heroes ?? false);
  for (const [at, step] of steps.entries()) {
    const shown = step.events.slice(0, at === 0 ? undefined : shownUntil(step.events)).reduce(after, position);
    const { phase, trick } = shown;
    moments.push({ position: shown, phase, trick, seat: step.seat, told: at === 0 ? DEALT : toldOf(step, position) });
    position = step.events.reduce(after, position);
  }
  const last = moments.at(-1);
  if (last && position.phase === OVER) moments.push({ ...last, position, seat: null, told: COUNTED });
  return moments;
}

/** The moments trick by trick. */
export function scenesOf(moments: readonly Moment[]): readonly Scene[] {
  const scenes: { phase: number; trick: number; first: number; moments: Moment[] }[] = [];
  for (const [at, moment] of moments.entries()) {
    const { phase, trick } = moment;
    const scene = scenes.at(-1);
    if (scene && scene.phase === phase && scene.trick === trick) scene.moments.push(moment);
    else scenes.push({ phase, trick, first: at, moments: [moment] });
  }
  return scenes;
}

/** Where the next trick begins (1), or the one before (-1); from the middle of a trick, its own beginning is before. */
export function trickFrom(scenes: readonly Scene[], at: number, step: -1 | 1, last: number): number {
  if (step > 0) return scenes.find((scene) => scene.first > at)?.first ?? last;
  return scenes.findLast((scene) => scene.first < at)?.first ?? 0;
}

const OVER = 3;
const AFTERWARDS: ReadonlySet<GameEvent["event"]> = new Set(["began", "gathered", "counted"]);
const DEALT: readonly Told[] = [{ text: "film-dealt" }];
const COUNTED: readonly Told[] = [{ text: "film-counted" }];

/** How many events of a step are shown: until the trick is won, else until the next one begins. */
function shownUntil(events: readonly GameEvent[]): number {
  const won = events.findIndex((event) => event.event === "won");
  if (won >= 0) return won + 1;
  const end = events.findIndex((event) => AFTERWARDS.has(event.event));
  return end < 0 ? events.length : end;
}

/** The move and, if it settled the trick, who won it. */
function toldOf({ seat, move, events }: Step, before: Position): readonly Told[] {
  const won = events.find((event) => event.event === "won");
  const winner: Told[] = won ? [{ text: "told-wins", seat: won.seat, cards: [won.card] }] : [];
  return seat === null || move === null ? winner : [chosen(seat, move, before), ...winner];
}

function chosen(seat: number, move: string, before: Position): Told {
  const [verb = "", subject] = move.split(":");
  if (subject === undefined) {
    return { text: pileOf(before, "trick").length > 0 ? "told-plays" : "told-leads", seat, cards: [move] };
  }
  if (verb === "count") return { text: "answered-count", seat, faction: subject };
  if (verb === "take" && subject === "deck") {
    return { text: "told-draws", seat, cards: pileOf(before, "stock").slice(0, 1).map(({ card }) => card) };
  }
  if (verb === "take") return { text: "told-takes", seat, cards: [subject] };
  if (subject === "no" || subject === "yes") return { text: `answered-${verb}-${subject}`, seat };
  return { text: `answered-${verb}`, seat, cards: [subject] };
}
