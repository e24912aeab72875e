/** What every decision's sheet is given. */
import type { GameState } from "../lib/game.svelte";
import type { Choice, Turn } from "../lib/wire";

export interface Asking {
  game: GameState;
  turn: Turn;
  choices: readonly Choice[];
  /** The card of the hand that is to be declared. */
  card: string | null;
  onmove: (move: string) => void;
}
