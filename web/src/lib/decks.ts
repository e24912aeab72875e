/** The factions, their cards and the legal decks, as the rules library has them (a test compares the two). */

/** The values on the cards of each code, copies included, in the order people see the factions. */
export const CARD_VALUES: Readonly<Record<string, readonly number[]>> = {
  Go: [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Kn: [2, 3, 4, 5, 6, 7, 8, 9],
  Un: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Dw: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Do: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Gn: [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
  Gi: [1, 1, 3, 3, 5, 5, 7, 7, 9],
  Dr: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Tr: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  Se: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  El: [1, 2, 3, 4, 5, 6, 7],
  Or: [1, 2, 3, 4, 5, 6, 7],
  Eo: [1, 2, 3, 4, 5, 6, 7, 8],
  Cy: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
};

/** The factions that come in twos. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ["Go", "Kn"],
  ["Gn", "Gi"],
  ["El", "Or"],
];

/** The factions of ten cards. */
export const TENS: readonly string[] = ["Un", "Dw", "Do", "Dr", "Tr", "Se", "Cy"];

/** The cards that are two factions' at once, and come along with both. */
export const TWO_SUITED = "Eo";

/** Every faction that votes, in the order people see them. */
export const FACTIONS: readonly string[] = Object.keys(CARD_VALUES).filter((code) => code !== TWO_SUITED);

/** How many tens join the pair, by number of players. */
export const TENS_IN_DECK: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 5 };

/** How many cards each player is dealt, by number of players. */
export const HAND_SIZES: Readonly<Record<number, number>> = { 2: 13, 3: 12, 4: 9 };

/** Codes in the order people see them. */
export function inOrder(codes: readonly string[]): string[] {
  return FACTIONS.filter((code) => codes.includes(code));
}

/** Codes in the order people see them, with the two-suited cards that Elves and Orcs bring along. */
export function withTwoSuited(factions: readonly string[]): string[] {
  const isIn = (code: string): boolean => factions.includes(code);
  return Object.keys(CARD_VALUES).filter((code) => (code === TWO_SUITED ? isIn("El") && isIn("Or") : isIn(code)));
}

/** How many cards a deck of these factions has, two-suited ones included. */
export function cardsIn(factions: readonly string[]): number {
  return withTwoSuited(factions).reduce((sum, code) => sum + (CARD_VALUES[code]?.length ?? 0), 0);
}

/** How many different decks there are for so many players: a pair, and a choice of tens. */
export function deckCount(players: number): number {
  const chosen = TENS_IN_DECK[players] ?? 0;
  let ways = 1;
  for (let i = 0; i < chosen; i++) ways = (ways * (TENS.length - i)) / (i + 1);
  return PAIRS.length * ways;
}

/** A deck that somebody puts together: a pair by its place in `PAIRS`, and tens from the oldest choice to the latest. */
export interface Mix {
  pair: number;
  tens: readonly string[];
}

/** The decks known by name. With three or four players tens of the other box join in. */
export const NAMED: Readonly<Record<"claim" | "claim2", (players: number) => Mix>> = {
  claim: (players) => ({ pair: 0, tens: ["Un", "Dw", "Do", "Dr", "Se"].slice(0, TENS_IN_DECK[players]) }),
  claim2: (players) => ({ pair: 1, tens: ["Dr", "Tr", "Se", "Un", "Dw"].slice(0, TENS_IN_DECK[players]) }),
};

/** A mix's factions, in the order people see them. */
export function factionsOf(mix: Mix): string[] {
  return inOrder([...(PAIRS[mix.pair] ?? []), ...mix.tens]);
}

/** What a deck is called: the name of a box, or `own`. */
export function deckKind(deck: string, players: number): "claim" | "claim2" | "own" {
  const factions = inOrder(deck.split(" ")).join(" ");
  const isNamed = (name: "claim" | "claim2"): boolean => factionsOf(NAMED[name](players)).join(" ") === factions;
  return isNamed("claim") ? "claim" : isNamed("claim2") ? "claim2" : "own";
}

/** The tens with this one chosen, or no longer; of too many the oldest choice goes. */
export function toggleTen(tens: readonly string[], code: string, players: number): string[] {
  if (tens.includes(code)) return tens.filter((other) => other !== code);
  return [...tens, code].slice(-(TENS_IN_DECK[players] ?? 0));
}

/** As many tens as so many players need: the latest choices stay, missing ones are the first not chosen yet. */
export function fillTens(tens: readonly string[], players: number): string[] {
  const most = TENS_IN_DECK[players] ?? 0;
  const others = TENS.filter((code) => !tens.includes(code));
  return [...others.slice(0, Math.max(0, most - tens.length)), ...tens.slice(-most)];
}

/** A deck by lot. */
export function randomMix(players: number, random: () => number = Math.random): Mix {
  const left = [...TENS];
  const drawn = (): string[] => left.splice(Math.floor(random() * left.length), 1);
  const pair = Math.floor(random() * PAIRS.length);
  return { pair, tens: Array.from({ length: TENS_IN_DECK[players] ?? 0 }).flatMap(drawn) };
}

/** The values on a faction's cards, in short: `0 ×5, 1–9`. */
export function valuesInShort(code: string): string {
  const counts = new Map<number, number>();
  for (const value of CARD_VALUES[code] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  const runs: { first: number; last: number; copies: number }[] = [];
  for (const [value, copies] of counts) {
    const run = runs.at(-1);
    if (run && run.copies === copies && run.last === value - 1) run.last = value;
    else runs.push({ first: value, last: value, copies });
  }
  return runs.map(({ first, last, copies }) => {
    const values = first === last ? `${first}` : `${first}–${last}`;
    return copies === 1 ? values : `${values} ×${copies}`;
  }).join(", ");
}
