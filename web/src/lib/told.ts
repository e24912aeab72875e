/** Sentences that came without a language, put into words. */
import { cardName } from "./cards";
import { t } from "./texts";
import type { Told } from "./wire";
import { listed } from "./words";

/** How seats are called, and which of them is "you". */
export interface Listeners {
  name(seat: number): string;
  readonly seat: number;
}

/** A piece of a sentence: words, or a card to be drawn. */
export type Piece = string | { readonly card: string };

const OPEN = "\ue000";
const CLOSE = "\ue001";
const CARD = new RegExp(`${OPEN}(.*?)${CLOSE}`, "u");

/** The sentence in words, cards by their names. */
export function tell(told: Told, listeners: Listeners): string {
  return sentence(told, listeners, listed((told.cards ?? []).map(cardName)));
}

/** Sentences in words, one after the other. */
export function tellAll(told: readonly Told[], listeners: Listeners): string {
  return told.map((sentence) => tell(sentence, listeners)).join(" ");
}

/** The sentence in pieces, so that its cards can be drawn. */
export function pieces(told: Told, listeners: Listeners): Piece[] {
  const marked = (told.cards ?? []).map((card) => OPEN + card + CLOSE);
  const split = sentence(told, listeners, marked.join(" ")).split(CARD);
  return split.map((piece, at) => (at % 2 === 1 ? { card: piece } : piece)).filter((piece) => piece !== "");
}

function sentence({ text, seat = -1, cards = [], faction }: Told, listeners: Listeners, shown: string): string {
  return t(text, {
    you: seat >= 0 && seat === listeners.seat ? "yes" : "no",
    name: seat < 0 ? "" : listeners.name(seat),
    card: shown,
    cards: shown,
    count: cards.length,
    faction: faction ? t(`factions-${faction}`) : "",
  });
}
