/** Who counts votes together, by name and by fill. */
import type { GameState } from "../lib/game.svelte";
import { fillOf } from "../lib/seats";

/** The seats of a side. */
export function seatsOf(game: GameState, side: number): readonly number[] {
  return [game.home, ...game.others].filter((seat) => game.sideOf(seat) === side);
}

/** A side's name: "You", "Mira", "Mira + Jon". */
export function sideName(game: GameState, side: number): string {
  return seatsOf(game, side)
    .map((seat) => game.name(seat))
    .join(" + ");
}

/** All sides, one's own first, then in the order of play. */
export function sidesFromMine(game: GameState): readonly number[] {
  return Array.from({ length: game.sides }, (_, at) => (game.mySide + at) % game.sides);
}

/** A side's fill: one's own solid, the next hatched, a third dotted. */
export function fillFor(game: GameState, side: number): "a" | "b" | "c" {
  return fillOf(side, game.mySide, game.sides);
}
