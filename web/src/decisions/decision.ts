/** Which decision is due, and which choices it offers. */
import { parseCard } from "../lib/cards";
import type { Choice, Turn } from "../lib/wire";

export type Decision =
  | "seer"
  | "pick"
  | "elf-orc"
  | "werewolf"
  | "treant"
  | "necromancer"
  | "siren"
  | "dinosaur"
  | "kraken"
  | "gargoyle";

const DECLARED: Readonly<Record<string, Decision>> = { Eo: "elf-orc", Werewolf: "werewolf", Treant: "treant" };
const ANSWERED: Readonly<Record<string, Decision>> = {
  swap: "necromancer",
  steal: "siren",
  back: "dinosaur",
  give: "kraken",
  count: "gargoyle",
};
const FROM_DECK = "take:deck";

/** The decision about a card of the hand that has to be declared; null for any other card. */
export function declarationOf(card: string): Decision | null {
  return DECLARED[parseCard(card).code] ?? null;
}

/** The decision a question asks for; null when a card is to be played. */
export function decisionOf(turn: Turn): Decision | null {
  if (turn.awaits === "take") return turn.legal.includes(FROM_DECK) ? "seer" : "pick";
  return ANSWERED[turn.awaits ?? ""] ?? null;
}

/** The answers one can give; where the server sends no outlook, the bare moves. */
export function answersOf(turn: Turn): readonly Choice[] {
  return turn.choices ?? turn.legal.map((move) => ({ move }));
}

export function isLegal(choice: Choice): boolean {
  return choice.legal !== false;
}

/** What an answer is about: the card of `give:Kn7`, the faction of `count:Kn`, the word of `swap:no`. */
export function subjectOf(choice: Choice): string {
  return choice.move.slice(choice.move.indexOf(":") + 1);
}
