/** The sentence beside the ribbon: always about this choice. */
import { cardName, factionOf, parseCard } from "../lib/cards";
import { type Choosing, whyNot } from "../lib/choosing.svelte";
import type { Lying } from "../lib/fold";
import type { GameState } from "../lib/game.svelte";
import { hasText, t } from "../lib/texts";
import { tellAll } from "../lib/told";

export interface Help {
  /** What it is about, in bold. */
  readonly about?: string;
  readonly text: string;
  /** What the card's power is. */
  readonly power?: string;
}

/** What there is to say now. */
export function helpOf(game: GameState, choosing: Choosing): Help {
  const { denied, shown } = choosing;
  if (denied) return { about: cardName(denied.card), text: whyNot(denied.card, game) };
  if (game.refusal) return { text: refusal(game.refusal.code) };
  if (shown) return ofCard(shown, game, choosing);
  return { text: ofTurn(game) };
}

function refusal(code: string): string {
  return t(hasText(`refused-${code}`) ? `refused-${code}` : "refused-other");
}

/** What a card of the hand would do. */
function ofCard({ card }: Lying, game: GameState, choosing: Choosing): Help {
  const power = t(`power-${parseCard(card).code}`);
  if (!game.isMyTurn) return { about: cardName(card), text: "", power };
  if (!choosing.isLegal(card)) return { about: cardName(card), text: whyNot(card, game) };
  const outlook = choosing.outlook(card);
  const about = outlook ? t("help-outlook", { card: cardName(card), outlook }) : cardName(card);
  return { about, text: tellAll(choosing.told(card), game), power };
}

/** What is to be decided, and by whom. */
function ofTurn(game: GameState): string {
  const turn = game.shownTurn;
  if (game.isOver) return t("help-over");
  if (!game.isPlaying || !turn || turn.to_move === null) return "";
  const name = game.name(turn.to_move);
  if (turn.to_move !== game.seat) return t(turn.awaits === "play" ? "help-theirs" : "help-theirs-answer", { name });
  if (game.sending !== null) return t("help-sent");
  if (turn.awaits !== "play") return t("help-answer");
  const [lead] = game.pile("trick");
  if (!lead) return t(game.phase === 1 ? "help-lead-1" : "help-lead-2");
  const led = turn.led ?? factionOf(lead.card);
  if (led === null) return t("help-no-lead");
  return t(turn.led === null ? "help-free" : "help-follow", { factions: t(`factions-${led}`) });
}
