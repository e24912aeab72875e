/** Cards as the notation writes them: `Go5`, `Eo5=El`, `Treant`, `??`. */
import { CARD_VALUES } from "./decks";
import { t } from "./texts";

/** The heroes, with the values they have unless a table says otherwise (a test compares them with the rules). */
export const HERO_VALUES: Readonly<Record<string, number>> = {
  Bard: 2,
  Centaur: 4,
  BugLord: 0,
  Jester: 3,
  Siren: 1,
  Witch: 5,
  Minotaur: 3,
  Golem: 6,
  Necromancer: 1,
  LifeStealer: 7,
  Gargoyle: 2,
  Werewolf: 4,
  Dinosaur: 8,
  VampireQueen: 7,
  Treant: 6,
  Kraken: 8,
  Death: 9,
  Warrior: 10,
};

/** The highest value a table may give a hero. */
export const MOST_HERO_VALUE = 20;

/** The heroes in the order people see them. */
export const HEROES: readonly string[] = Object.keys(HERO_VALUES);

/** A card somebody may not see. */
export const HIDDEN = "??";

/** A card, read. */
export interface ParsedCard {
  /** The faction's code, `Eo`, a hero's name, or `??`. */
  code: string;
  /** The number printed on it; null for heroes and hidden cards. */
  number: number | null;
  /** The faction it was declared to be. */
  declared: string | null;
  hero: boolean;
}

const NUMBERED = /^[A-Z][a-z][0-9]$/;
const PLACES = new Map([...Object.keys(CARD_VALUES), ...HEROES, HIDDEN].map((code, place) => [code, place]));

/** Reads a card's text. */
export function parseCard(text: string): ParsedCard {
  const [written = "", declared = null] = text.split("=");
  if (NUMBERED.test(written)) {
    return { code: written.slice(0, 2), number: Number(written[2]), declared, hero: false };
  }
  return { code: written, number: null, declared, hero: written !== HIDDEN };
}

/** The card without its declaration. */
export function plainCard(text: string): string {
  return text.split("=")[0] ?? text;
}

/** The faction a card is: declared or printed; null for a plain hero, an undeclared Elf/Orc card, a hidden card. */
export function factionOf(text: string): string | null {
  const { code, number, declared } = parseCard(text);
  return declared ?? (number === null || code === "Eo" ? null : code);
}

/** Its place when cards are sorted: by faction in deck order, then value, heroes last. */
export function cardOrder(text: string): number {
  const { code, number } = parseCard(text);
  return (PLACES.get(code) ?? PLACES.size) * 10 + (number ?? 0);
}

/** Sorted as a hand is. */
export function sortCards(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => cardOrder(one) - cardOrder(other));
}

/** The value a card shows: its number, or the hero's at this table. */
export function shownValue(text: string, heroValues: Readonly<Record<string, number>> = {}): number | null {
  const { code, number, hero } = parseCard(text);
  return hero ? (heroValues[code] ?? HERO_VALUES[code] ?? null) : number;
}

/** What a card's faction or hero is called on its face: "Knight", "Bug Lord". */
export function kindName(text: string): string {
  const { code, number, hero } = parseCard(text);
  if (hero) return t(`hero-${code}`);
  return number === null ? t("card-hidden") : t(`faction-${code}`);
}

/** A card's name in words: "Knight 7", "Elf/Orc 5 as Elf", "Bug Lord", "Hidden card". */
export function cardName(text: string): string {
  const { number, declared } = parseCard(text);
  const plain = number === null ? kindName(text) : t("card-name", { kind: kindName(text), value: number });
  return declared === null ? plain : t("card-declared", { card: plain, faction: t(`faction-${declared}`) });
}

/** The class that gives a card or chip its colours and line of division. */
export function cardClass(text: string): string {
  const { code, hero } = parseCard(text);
  return hero ? "f-He" : `f-${code}`;
}

/** A card's name for those who cannot see it, a hero with its value: "Bug Lord, a hero of 0". */
export function cardLabel(text: string, heroValue?: number): string {
  const value = heroValue ?? shownValue(text);
  if (!parseCard(text).hero || value === null) return cardName(text);
  return t("card-hero-name", { name: cardName(text), value });
}

const LONG_WORD = /\p{L}{8,}/gu;
const VOWEL = "[aeiouyàâäáéèêëíîïóôöőúûüű]";
/** Where a syllable begins: consonant and vowel ahead, a vowel not far behind, three letters on both sides. */
const SYLLABLE = new RegExp(`(?<=\\p{L}{3})(?<=${VOWEL}\\p{L}{0,2})(?=(?!${VOWEL})\\p{L}${VOWEL}\\p{L})`, "giu");
const SOFT_HYPHEN = "\u00ad";

/** A text with places where its long words may be broken: Dop-pel-gan-ger. */
export function breakable(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN));
}
