/** The votes in words. */
import type { GameState } from "../lib/game.svelte";
import { countsOf, standingOf } from "../lib/standing";
import { t } from "../lib/texts";
import type { Vote } from "../lib/wire";
import { sideName } from "../end/sides";

/** How a vote stands: "You lead by 1", "Mira’s by the 9". */
export function standing(game: GameState, vote: Vote): string {
  const { text, side, by } = standingOf(vote);
  const isMine = side === game.mySide && game.seat >= 0;
  const who = isMine ? "you" : game.players === 4 && game.seat >= 0 ? "they" : "name";
  return t(`votes-${text}`, { who, name: side === null ? "" : sideName(game, side), by });
}

/** The whole row for those who cannot see it. */
export function spokenRow(game: GameState, vote: Vote): string {
  const counts = countsOf(vote, game.mySide).map((count, step) => {
    return t("votes-of-side", { name: sideName(game, (game.mySide + step) % game.sides), count });
  });
  const open = vote.still_open === null ? [] : [t("votes-still-open", { count: vote.still_open })];
  return `${t(`factions-${vote.faction}`)}: ${[...counts, ...open, standing(game, vote)].join(", ")}`;
}
