/** A table as its browser knows it: what lies where, whose turn it is, what was said; and what one can do about it. */
import { announce } from "./announce.svelte";
import { cardOrder, plainCard } from "./cards";
import { after, type GameEvent, type Lying, pileOf, type Position, preferring, undealt, viewed } from "./fold";
import { Log } from "./log.svelte";
import { Playback, type Stage } from "./playback.svelte";
import { recall, type Recalled } from "./recall";
import { fillOf, seatName, sidesOf } from "./seats";
import { type Link, type Listener, TableSocket } from "./socket";
import { t } from "./texts";
import { tellAll } from "./told";
import type { Carried, Choice, Refused, Sent, TableChanged, TableInfo, Turn, Update, View, Vote } from "./wire";

/** A move on its way to the server. */
interface Sending {
  readonly move: string;
  /** The event the card on the table has already followed. */
  readonly ahead: Carried | null;
}

/** Somebody said something; `at` tells two equal ones apart. */
export interface Saying {
  readonly text: string;
  readonly at: number;
}

export class GameState implements Listener {
  readonly code: string;
  /** How the line to the server is. */
  link = $state<Link>("connecting");
  /** The table; null until the first view. */
  table = $state.raw<TableInfo | null>(null);
  /** One's seat; -1 for a spectator. */
  seat = $state(-1);
  /** The number of the last view or update. */
  number: number | null = null;
  /** Whose decision it is, by the newest message; cards on the table may still be on their way there. */
  turn = $state.raw<Turn | null>(null);
  /** The clocks as they were at `clocksAt` (by `performance.now()`). */
  clocks = $state.raw<readonly (number | null)[]>([]);
  clocksAt = $state(0);
  /** The card of which one is asked what it shall be; its sheet is open. */
  declaring = $state<string | null>(null);
  /** Why the last move was not made, until the next one. */
  refusal = $state.raw<Refused | null>(null);
  /** By seat, what was said last. */
  sayings = $state.raw<Readonly<Record<number, Saying>>>({});
  /** A trick that is over and shown again. */
  recalled = $state.raw<Recalled | null>(null);
  /** What happened, trick by trick. */
  readonly log = new Log();
  readonly #playback = new Playback();
  readonly #socket: TableSocket;
  #sending = $state.raw<Sending | null>(null);
  #truth: Position = undealt(2, false);
  #events: readonly GameEvent[] = [];
  #said = 0;

  constructor(code: string) {
    this.code = code;
    this.#socket = new TableSocket(code, this);
  }

  // What one sees

  /** The cards as they lie on the table now. */
  get position(): Position {
    return this.#playback.position;
  }

  get phase(): number {
    return this.position.phase;
  }

  get trick(): number {
    return this.position.trick;
  }

  get leader(): number {
    return this.position.leader;
  }

  get piles(): Position["piles"] {
    return this.position.piles;
  }

  /** The cards at a place: `hand 0`, `trick`, `score 1`, as the wire names them. */
  pile(place: string): readonly Lying[] {
    return pileOf(this.position, place);
  }

  /** One's own hand, sorted. */
  get hand(): readonly Lying[] {
    return [...this.pile(`hand ${this.seat}`)].sort((one, other) => cardOrder(one.card) - cardOrder(other.card));
  }

  /** The votes board as it stands on the table. */
  get votes(): readonly Vote[] {
    return this.#playback.votes;
  }

  /** Whose turn it is as far as the table shows it: it lags behind `turn` while cards move. */
  get shownTurn(): Turn | null {
    return this.#playback.turn;
  }

  /** Whether cards are still on their way. */
  get isMoving(): boolean {
    return this.#playback.isRunning;
  }

  get players(): number {
    return this.table?.seats.length ?? 2;
  }

  /** How many count votes for themselves: the players, or the two teams of four. */
  get sides(): number {
    return sidesOf(this.players);
  }

  sideOf(seat: number): number {
    return seat % this.sides;
  }

  /** The side whose fill is solid: one's own; for spectators the first seat's. */
  get mySide(): number {
    return this.sideOf(this.home);
  }

  /** How a seat is filled: solid, hatched or dotted. */
  fill(seat: number): "a" | "b" | "c" {
    return fillOf(this.sideOf(seat), this.mySide, this.sides);
  }

  /** The seat at the near end of the table. */
  get home(): number {
    return Math.max(0, this.seat);
  }

  /** All other seats, in the order of play from the near end. */
  get others(): readonly number[] {
    return Array.from({ length: this.players - 1 }, (_, at) => (this.home + 1 + at) % this.players);
  }

  /** A seat's name; "You" for one's own. */
  name(seat: number): string {
    return seatName(this.table, seat, this.seat);
  }

  get isPlaying(): boolean {
    return this.table?.state === "playing";
  }

  get isOver(): boolean {
    return this.table?.state === "over";
  }

  /** Whether the server waits for one's own decision. */
  get isMyTurn(): boolean {
    return this.isPlaying && this.seat >= 0 && this.turn?.to_move === this.seat && this.#sending === null;
  }

  /** The question put to this seat, once the table shows what led to it; null when a card is to be played or nothing. */
  get question(): Turn | null {
    return this.isMyTurn && !this.isMoving && this.turn?.awaits !== "play" ? this.turn : null;
  }

  /** The move that was sent and is not yet answered. */
  get sending(): string | null {
    return this.#sending?.move ?? null;
  }

  /** What may be done with a card of the hand: one choice, or one for each faction it can be declared. */
  choicesOf(card: string): readonly Choice[] {
    if (!this.isMyTurn || this.turn?.awaits !== "play") return [];
    const { choices, legal } = this.turn;
    const known = (choices ?? []).filter((choice) => plainCard(choice.move) === card);
    return known.length > 0 ? known : legal.filter((move) => plainCard(move) === card).map((move) => ({ move }));
  }

  // What one does

  open(): void {
    this.#socket.open();
  }

  /** Ask for everything anew: one has another seat. */
  reopen(table: TableInfo): void {
    this.table = table;
    this.number = null;
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
    this.#playback.finish();
  }

  /** Where cards are moved; without one they are simply there. */
  set stage(stage: Stage | null) {
    this.#playback.stage = stage;
  }

  /** Make a move if it is legal; `id` says which of equal cards of the hand is meant. */
  play(move: string, id?: number): boolean {
    if (!this.isMyTurn || !this.turn?.legal.includes(move)) return false;
    this.finishMoving();
    this.declaring = null;
    this.refusal = null;
    const hand = `hand ${this.seat}`;
    const isCard = this.turn.awaits === "play";
    const ahead: Carried | null = isCard ? { event: "carried", card: move, from: hand, to: "trick" } : null;
    if (id !== undefined) this.#truth = preferring(this.#truth, hand, id);
    this.#sending = { move, ahead };
    if (ahead) this.#playback.preview(after(this.#truth, ahead));
    this.#socket.send({ type: "move", number: this.number ?? 0, move });
    return true;
  }

  /** Let everything that moves arrive at once. */
  finishMoving(): void {
    this.#playback.finish();
  }

  /** Show a trick that is over, until something happens. */
  recall(phase: number, trick: number): void {
    this.recalled = recall(this.#events, phase, trick);
  }

  resign(): void {
    this.#socket.send({ type: "resign" });
  }

  askBack(): void {
    this.#socket.send({ type: "ask-back" });
  }

  answerBack(agree: boolean): void {
    this.#socket.send({ type: "answer-back", agree });
  }

  /** Say one of the canned messages. */
  say(text: string): void {
    this.#socket.send({ type: "say", text });
  }

  // What the server says

  linked(link: Link): void {
    if (link === "lost" && this.link === "connected") announce(t("connection-lost"));
    this.link = link;
  }

  heard(message: Sent): void {
    switch (message.type) {
      case "view":
        return this.#view(message);
      case "update":
        return this.#update(message);
      case "table":
        return this.#tableChanged(message);
      case "said":
        this.sayings = { ...this.sayings, [message.seat]: { text: message.text, at: (this.#said += 1) } };
        return;
      case "refused":
        return this.#refused(message);
      default:
        return;
    }
  }

  #view(view: View): void {
    const isFirst = this.table === null;
    this.table = view.table;
    this.seat = view.seat;
    this.#truth = viewed(view, isFirst ? undefined : this.#truth);
    this.#events = view.events;
    this.#take(view);
    this.#playback.show(this.#truth, view.turn, view.votes ?? [], !isFirst);
    this.log.begin(view.told ?? []); // after what was still to be shown has been told
  }

  #update(update: Update): void {
    const ahead = this.#sending?.ahead;
    this.#truth = update.events.reduce(after, this.#truth);
    const at = ahead ? update.events.findIndex((event) => isSame(event, ahead)) : -1;
    const events = update.events.filter((_, place) => place !== at);
    this.#events = [...this.#events, ...update.events];
    this.#take(update);
    const told = update.told ?? [];
    this.#playback.add({
      events,
      position: this.#truth,
      turn: update.turn,
      votes: update.votes ?? [],
      begin: () => announce(tellAll(told, this)),
      end: () => this.log.add(told), // not before: it would tell how the trick ends
    });
  }

  #take({ number, turn }: View | Update): void {
    const isAnswer = this.number !== null && number > this.number;
    this.number = number;
    this.turn = turn;
    this.clocks = turn.clocks;
    this.clocksAt = performance.now();
    if (isAnswer) this.#sending = null;
    this.declaring = null;
    this.recalled = null;
  }

  #tableChanged({ table, clocks }: TableChanged): void {
    this.table = table;
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  #refused(refused: Refused): void {
    this.#sending = null;
    this.refusal = refused;
    this.number = refused.number;
    if (this.turn) this.turn = { ...this.turn, legal: refused.legal };
    this.#playback.show(this.#truth, this.turn, this.votes, true);
  }
}

function isSame(event: GameEvent, carried: Carried): boolean {
  const { card, from, to } = carried;
  return event.event === "carried" && event.card === card && event.from === from && event.to === to;
}
