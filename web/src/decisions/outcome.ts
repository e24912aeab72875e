/** What the server foretells of a choice, as far as a sheet needs it. */
import type { GameState } from "../lib/game.svelte";
import { tellAll } from "../lib/told";
import type { Choice, Told } from "../lib/wire";

/** The seat that takes the other revealed card after this choice, if that is foretold. */
export function otherTaker(choice: Choice, mySeat: number): number | null {
  const taken = choice.told?.find((sentence) => sentence.text === "told-takes" && seatOf(sentence) !== mySeat);
  return taken ? seatOf(taken) : null;
}

/** What would come of it, in words; who wins is shown beside it. */
export function foretold(choice: Choice, game: GameState): string {
  return tellAll((choice.told ?? []).filter((sentence) => sentence.text !== "told-wins"), game);
}

function seatOf(sentence: Told): number {
  return sentence.seat ?? -1;
}
