/** What heroes are worth at a table. */
import { parseCard } from "../lib/cards";
import type { GameState } from "../lib/game.svelte";

/** A hero's value where this table has its own. */
export function heroValue(game: GameState, card: string): number | undefined {
  return game.table?.rules.hero_values?.[parseCard(card).code];
}
