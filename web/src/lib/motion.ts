/** How fast things happen on the table: events in beats, each with the time it takes (design, section 6). */
import type { GameEvent } from "./fold";

/** Events that happen at once. */
export interface Beat {
  readonly events: readonly GameEvent[];
  /** What moves, for the look of it. */
  readonly kind: "play" | "win" | "collect" | "turn" | "draw" | "squash" | "move" | "gather" | "none";
}

/** By kind of beat, how long it takes at normal speed, in milliseconds. */
export const DURATIONS: Readonly<Record<Beat["kind"], number>> = {
  play: 220,
  win: 500,
  collect: 320,
  turn: 260,
  draw: 200,
  squash: 300,
  move: 260,
  gather: 700,
  none: 0,
};

/** What the speeds of the settings make of a duration. */
export const PACES = { normal: 1, fast: 0.45, none: 0 } as const;
export type Pace = keyof typeof PACES;

/** More beats than this wait: somebody was away, or bots are quick. Then everything goes faster. */
const MANY_BEATS = 14;

/** Events as beats: cards that go the same way one after the other go together. */
export function beats(events: readonly GameEvent[]): Beat[] {
  const found: { kind: Beat["kind"]; events: GameEvent[] }[] = [];
  for (const event of events) {
    const kind = kindOf(event);
    const last = found.at(-1);
    if (last && (kind === "none" || last.kind === "none" || areTogether(last.kind, kind))) {
      last.events.push(event);
      if (last.kind === "none" || kind === "collect") last.kind = kind;
    } else found.push({ kind, events: [event] });
  }
  return found;
}

/** How long a beat takes at this pace while so many others wait. */
export function duration(kind: Beat["kind"], pace: Pace, waiting = 0): number {
  return DURATIONS[kind] * PACES[pace] * (waiting > MANY_BEATS ? 0.3 : 1);
}

const SHARING: ReadonlySet<Beat["kind"]> = new Set(["collect", "draw"]);
const TOGETHER: ReadonlySet<Beat["kind"]> = new Set(["turn", "squash", "move", "gather"]);

/** Whether events of these kinds happen at once: all that a trick brings, or more of the same. */
function areTogether(one: Beat["kind"], other: Beat["kind"]): boolean {
  return one === other ? TOGETHER.has(one) || SHARING.has(one) : SHARING.has(one) && SHARING.has(other);
}

function kindOf(event: GameEvent): Beat["kind"] {
  if (event.event === "won") return "win";
  if (event.event === "gathered") return "gather";
  if (event.event !== "carried") return "none";
  const [from] = event.from.split(" ");
  const [to] = event.to.split(" ");
  if (to === "trick") return "play";
  if (to === "revealed") return "turn";
  if (from === "stock") return "draw";
  if (from === "laid") return "squash";
  if (to === "waiting" || from === "waiting" || from === "hand") return "move";
  return "collect";
}
