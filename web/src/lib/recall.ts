/** A trick that is over, put together again from what happened. */
import type { GameEvent } from "./fold";
import type { Began, Carried, Won } from "./wire";

export interface Recalled {
  readonly phase: number;
  readonly trick: number;
  readonly leader: number;
  /** In the order of play. */
  readonly cards: readonly string[];
  readonly winner: number | null;
}

/** The trick of this number with all cards played to it; null if there was none. */
export function recall(events: readonly GameEvent[], phase: number, trick: number): Recalled | null {
  const began = events.find(
    (event): event is Began => event.event === "began" && event.phase === phase && event.trick === trick,
  );
  if (!began) return null;
  const rest = events.slice(events.indexOf(began) + 1);
  const end = rest.findIndex((event) => event.event === "began");
  const during = end < 0 ? rest : rest.slice(0, end);
  const played = during.filter((event): event is Carried => event.event === "carried" && event.to === "trick");
  const won = during.find((event): event is Won => event.event === "won");
  return { phase, trick, leader: began.leader, cards: played.map(({ card }) => card), winner: won?.seat ?? null };
}
