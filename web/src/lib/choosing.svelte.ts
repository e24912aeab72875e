/** Which card of the hand somebody looks at, has lifted or was told no about; and what pressing it does. */
import { announce } from "./announce.svelte";
import { cardName, plainCard } from "./cards";
import type { Lying } from "./fold";
import type { GameState } from "./game.svelte";
import { t } from "./texts";
import type { Choice, Told } from "./wire";

/** The sentence that an outlook tells already. */
const WHO_WINS = "told-wins";

export class Choosing {
  /** The card under the pointer or with the focus. */
  pointed = $state<number | null>(null);
  /** The card a first touch has lifted. */
  #lifted = $state<number | null>(null);
  /** The card that was pressed though it may not be played now. */
  #denied = $state<number | null>(null);
  readonly #game: GameState;

  constructor(game: GameState) {
    this.#game = game;
  }

  /** The lifted card, as long as it may be played. */
  get lifted(): Lying | null {
    const lying = this.#held(this.#lifted);
    return lying && this.isLegal(lying.card) ? lying : null;
  }

  /** The card all signs are about: the lifted one, else the one pointed at. */
  get shown(): Lying | null {
    return this.lifted ?? this.#held(this.pointed);
  }

  /** The card of which the help line says why it has to wait. */
  get denied(): Lying | null {
    const lying = this.#held(this.#denied);
    return lying && !this.isLegal(lying.card) ? lying : null;
  }

  isLegal(card: string): boolean {
    return this.#game.choicesOf(card).some((choice) => choice.legal !== false);
  }

  /** Whether this card has to be declared, or may be, when it is played. */
  isDeclared(card: string): boolean {
    const choices = this.#game.choicesOf(card);
    return choices.length > 1 || choices.some((choice) => plainCard(choice.move) !== choice.move);
  }

  /** What would come of a card, if that does not depend on how it is declared. */
  outlook(card: string): Choice["outlook"] {
    const outlooks = new Set(this.#legal(card).map((choice) => choice.outlook ?? null));
    return outlooks.size === 1 ? [...outlooks][0] : null;
  }

  /** What would happen at once if a card that needs no declaration were played, besides who wins. */
  told(card: string): readonly Told[] {
    const choices = this.#game.choicesOf(card);
    const told = (choices.length === 1 && choices[0]?.told) || [];
    return told.filter(({ text }) => text !== WHO_WINS);
  }

  /** A card was pressed. A touch lifts it first. */
  press(lying: Lying, isTouch: boolean): void {
    this.#denied = null;
    if (!this.isLegal(lying.card)) {
      this.#lifted = null;
      this.#denied = lying.id;
      announce(whyNot(lying.card, this.#game));
    } else if (this.isDeclared(lying.card)) {
      this.#lifted = lying.id;
      this.#game.finishMoving();
      this.#game.declaring = lying.card;
    } else if (isTouch && this.#lifted !== lying.id) {
      this.#lifted = lying.id;
      announce(t("hand-chosen", { card: cardName(lying.card) }));
    } else this.play(lying);
  }

  /** Play a card that needs no declaration. */
  play(lying: Lying): void {
    const move = this.#legal(lying.card)[0]?.move;
    if (move !== undefined && this.#game.play(move, lying.id)) this.drop();
  }

  /** Put a lifted card down again. */
  drop(): void {
    this.#lifted = null;
    this.#denied = null;
  }

  #legal(card: string): readonly Choice[] {
    return this.#game.choicesOf(card).filter((choice) => choice.legal !== false);
  }

  #held(id: number | null): Lying | null {
    return id === null ? null : (this.#game.hand.find((lying) => lying.id === id) ?? null);
  }
}

/** Why a card of the hand cannot be played now, in words. */
export function whyNot(card: string, game: GameState): string {
  const { turn } = game;
  if (!game.isMyTurn || !turn) {
    const name = turn?.to_move == null ? "" : game.name(turn.to_move);
    return t(game.isPlaying && name && turn?.to_move !== game.seat ? "why-not-turn" : "why-not-now", { name });
  }
  const isFollowing = game.choicesOf(card).some((choice) => choice.why === "follow");
  if (isFollowing && turn.led) return t("why-not-follow", { faction: t(`factions-${turn.led}`) });
  return t("why-not-now", { name: "" });
}
