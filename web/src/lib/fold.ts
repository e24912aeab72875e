// Where the cards lie, as the events tell it. Nothing here knows a rule: cards go where an event says they went.
// What can be known of a card is kept as src/claim/knowledge/seen.py keeps it.

import { HIDDEN, plainCard } from "./cards";
import type { Asked, Began, Carried, Chosen, Counted, Dealt, Declared, Gathered, Looked, View, Won } from "./wire";

export type GameEvent = Asked | Began | Carried | Chosen | Counted | Dealt | Declared | Gathered | Looked | Won;

/** A card that lies somewhere. The id is the card's as long as the game lasts, wherever it goes. */
export interface Lying {
  readonly id: number;
  /** As the notation writes it, with what it was declared to be; `??` if its face is not known. */
  readonly card: string;
}

export type Piles = Readonly<Record<string, readonly Lying[]>>;

/** A moment of a game, as one pair of eyes sees it. */
export interface Position {
  readonly piles: Piles;
  /** 0 before the deal, 1, 2, or 3 when the votes are counted. */
  readonly phase: number;
  readonly trick: number;
  readonly leader: number;
  /** Who has won the trick that lies there, once that is settled. */
  readonly winner: number | null;
  /** The next card that nobody has met gets this id. */
  readonly unused: number;
}

const STOCK = "stock";
const NONE: readonly Lying[] = [];
const STOCK_SIZES: Record<number, number> = { 2: 26, 3: 36, 4: 36 };
const ASIDE_SIZE = 5;

export function pileOf(position: Position, place: string): readonly Lying[] {
  return position.piles[place] ?? NONE;
}

/** Before the deal: only the cards that no event will name lie there. */
export function undealt(players: number, heroes: boolean): Position {
  const hidden = (count: number) => Array<string>(count).fill(HIDDEN);
  const piles = { [STOCK]: hidden(STOCK_SIZES[players] ?? 0), aside: hidden(heroes ? ASIDE_SIZE : 0) };
  return { ...laidOut(piles, 0), phase: 1, trick: 1, leader: 0, winner: null };
}

/** The position a view shows. Cards that lie where they lay in `before` keep their ids, then those that moved. */
export function viewed(view: Pick<View, "piles" | "phase" | "trick" | "leader" | "events">, before?: Position): Position {
  const { phase, trick, leader } = view;
  const laid = before === undefined ? laidOut(view.piles, 0) : laidAgain(view.piles, before);
  return { ...laid, phase, trick, leader, winner: winnerOf(view.events) };
}

/** The position after an event. */
export function after(position: Position, event: GameEvent): Position {
  switch (event.event) {
    case "dealt":
      return dealt(position, event);
    case "began":
      return { ...position, phase: event.phase, trick: event.trick, leader: event.leader, winner: null };
    case "carried":
      return carried(position, event);
    case "declared":
      return withPile(position, event.place, declared(pileOf(position, event.place), event.card));
    case "looked":
      return withPile(position, STOCK, seen(pileOf(position, STOCK), 0, event.card));
    case "won":
      return { ...position, winner: event.seat };
    case "gathered":
      return gathered(position, event.seat);
    case "counted":
      return { ...position, phase: 3 };
    default:
      return position;
  }
}

/** The position with this card first in its pile, so that of equal cards it is the one that an event moves. */
export function preferring(position: Position, place: string, id: number): Position {
  const pile = pileOf(position, place);
  const first = pile.filter((lying) => lying.id === id);
  return withPile(position, place, [...first, ...pile.filter((lying) => lying.id !== id)]);
}

function laidOut(piles: Record<string, string[]>, from: number): { piles: Piles; unused: number } {
  let unused = from;
  const laid = Object.entries(piles).map(([place, cards]) => [place, cards.map((card) => ({ id: unused++, card }))]);
  return { piles: Object.fromEntries(laid) as Piles, unused };
}

function laidAgain(piles: Record<string, string[]>, before: Position): { piles: Piles; unused: number } {
  const free = new Map(Object.entries(before.piles).flatMap(([place, lay]) => lay.map((was) => [was.id, { place, was }])));
  const take = (fits: (place: string, card: string) => boolean): number | undefined => {
    for (const [id, { place, was }] of free) {
      if (fits(place, plainCard(was.card))) {
        free.delete(id);
        return id;
      }
    }
    return undefined;
  };
  const wanted = Object.entries(piles).flatMap(([place, cards]) => cards.map((card) => ({ place, card })));
  const ids: (number | undefined)[] = wanted.map((to) =>
    take((place, card) => place === to.place && card === plainCard(to.card)),
  );
  wanted.forEach(({ card }, at) => {
    if (ids[at] === undefined && card !== HIDDEN) ids[at] = take((_, was) => was === plainCard(card));
  });
  let unused = before.unused;
  const laid: Record<string, Lying[]> = {};
  wanted.forEach(({ place, card }, at) => {
    (laid[place] ??= []).push({ id: ids[at] ?? take((_, was) => was === HIDDEN) ?? unused++, card });
  });
  return { piles: laid, unused };
}

function winnerOf(events: readonly GameEvent[]): number | null {
  const last = events.findLast((event) => event.event === "won" || event.event === "began");
  return last?.event === "won" ? last.seat : null;
}

function withPile(position: Position, place: string, pile: readonly Lying[]): Position {
  return { ...position, piles: { ...position.piles, [place]: pile } };
}

function dealt(position: Position, { seat, cards }: Dealt): Position {
  const hand = cards.map((card, at) => ({ id: position.unused + at, card }));
  return { ...withPile(position, `hand ${seat}`, hand), unused: position.unused + cards.length };
}

function seen(pile: readonly Lying[], at: number, card: string): readonly Lying[] {
  return card === HIDDEN ? pile : pile.map((lying, place) => (place === at ? { ...lying, card } : lying));
}

function declared(pile: readonly Lying[], card: string): readonly Lying[] {
  return seen(pile, placeOf(pile, card), card);
}

/** Which card of a pile an event means: where its face is known, else any unknown one. */
function placeOf(pile: readonly Lying[], card: string): number {
  const face = plainCard(card);
  const known = face === HIDDEN ? -1 : pile.findIndex((lying) => plainCard(lying.card) === face);
  return known >= 0 ? known : Math.max(0, pile.findIndex((lying) => lying.card === HIDDEN));
}

function carried(position: Position, { card, from, to }: Carried): Position {
  const source = pileOf(position, from);
  const at = from === STOCK ? 0 : placeOf(source, card);
  const was = source[at];
  if (was === undefined) return position;
  const moved = { id: was.id, card: card === HIDDEN ? plainCard(was.card) : card };
  const left = source.filter((_, place) => place !== at);
  const moving = withPile(position, from, left);
  const arrived = withPile(moving, to, [...pileOf(moving, to), moved]);
  return card === HIDDEN && from !== STOCK ? withoutTrackOf(arrived, from, to) : arrived;
}

/** A card went from hand to hand unseen: either may now hold any of their cards. */
function withoutTrackOf(position: Position, ...hands: string[]): Position {
  const forget = (pile: readonly Lying[]) => pile.map(({ id }) => ({ id, card: HIDDEN }));
  return hands.reduce((now, hand) => withPile(now, hand, forget(pileOf(now, hand))), position);
}

function gathered(position: Position, seat: number): Position {
  const followers = pileOf(position, `followers ${seat}`);
  return withPile(withPile(position, `hand ${seat}`, followers), `followers ${seat}`, NONE);
}
