/** The table somebody is about to open: every change keeps it one that can be played. */
import { HERO_VALUES } from "./cards";
import { factionsOf, fillTens, type Mix, NAMED, randomMix, TENS_IN_DECK, toggleTen } from "./decks";
import type { ClockRules, NewTable } from "./wire";

/** `me`, `open`, or a bot's name. */
export type Chair = string;
export type DeckKind = keyof typeof NAMED | "own";
export type ClockKind = "none" | ClockRules["kind"];

export const ME = "me";
export const OPEN = "open";

export class TablePlan {
  players = $state(2);
  /** Whether the deck is one known by name, or is put together here. */
  kind = $state<DeckKind>("claim");
  mix = $state.raw<Mix>(NAMED.claim(2));
  chairs = $state.raw<readonly Chair[]>([ME, OPEN]);
  #heroes = $state(false);
  heroValues = $state.raw<Readonly<Record<string, number>>>({});
  tieBreak = $state<"cards" | "values">("cards");
  clock = $state<ClockKind>("none");
  secondsPerMove = $state(60);
  secondsInBank = $state(600);
  increment = $state(5);
  runOut = $state<"bot" | "lose">("bot");
  openDiscards = $state(true);
  public = $state(false);
  takeBacks = $state(true);

  factions = $derived(factionsOf(this.mix));
  tensWanted = $derived(TENS_IN_DECK[this.players] ?? 0);
  isComplete = $derived(this.mix.tens.length === this.tensWanted);
  /** Heroes are for two. */
  mayHaveHeroes = $derived(this.players === 2);
  heroes = $derived(this.#heroes && this.mayHaveHeroes);

  /** So many play; a deck known by name stays what it is, another is filled up or cut. */
  seatPlayers(players: number): void {
    const { kind } = this;
    this.players = players;
    this.mix = kind === "own" ? { ...this.mix, tens: fillTens(this.mix.tens, players) } : NAMED[kind](players);
    const chairs = this.chairs.slice(0, players);
    this.chairs = [...chairs, ...Array<Chair>(players - chairs.length).fill(OPEN)];
  }

  /** Takes a deck known by name, or starts a mix from the one that is there. */
  useDeck(kind: DeckKind): void {
    this.kind = kind;
    if (kind !== "own") this.mix = NAMED[kind](this.players);
  }

  choosePair(pair: number): void {
    this.#own({ ...this.mix, pair });
  }

  chooseTen(code: string): void {
    this.#own({ ...this.mix, tens: toggleTen(this.mix.tens, code, this.players) });
  }

  surprise(): void {
    this.#own(randomMix(this.players));
  }

  /** Who sits there; you sit only once, so taking another seat swaps the two. */
  seat(place: number, chair: Chair): void {
    const before = this.chairs[place] ?? OPEN;
    this.chairs = this.chairs.map((other, at) => (at === place ? chair : chair === ME && other === ME ? before : other));
  }

  playHeroes(wanted: boolean): void {
    this.#heroes = wanted;
  }

  /** Gives a hero a value of this table's own; the usual one again if that is what it is. */
  giveHero(name: string, value: number): void {
    const { [name]: _, ...others } = this.heroValues;
    this.heroValues = value === HERO_VALUES[name] ? others : { ...others, [name]: value };
  }

  /** The table to ask the server for. */
  asTable(): NewTable {
    return {
      deck: this.factions.join(" "),
      heroes: this.heroes,
      hero_values: this.heroes ? this.heroValues : {},
      tie_break: this.tieBreak,
      seats: [...this.chairs],
      clock: this.#clockRules(),
      open_discards: this.openDiscards,
      public: this.public,
      take_backs: this.takeBacks,
    };
  }

  #own(mix: Mix): void {
    this.kind = "own";
    this.mix = mix;
  }

  #clockRules(): ClockRules | null {
    if (this.clock === "none") return null;
    if (this.clock === "move") return { kind: "move", seconds: this.secondsPerMove, run_out: this.runOut };
    return { kind: "bank", seconds: this.secondsInBank, increment: this.increment, run_out: this.runOut };
  }
}
