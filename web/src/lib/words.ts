/** Lists, durations and names as people say them in the language chosen. */
import { deckKind } from "./decks";
import { hasText, language, t } from "./texts";
import type { NewTable, SeatInfo } from "./wire";

/** "Gnomes, Giants, Seers". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(words);
}

/** "30 seconds", "2 minutes", "1 day". */
export function duration(seconds: number): string {
  const [unit, size] = seconds % 86_400 === 0 ? (["day", 86_400] as const)
    : seconds % 3600 === 0 ? (["hour", 3600] as const)
    : seconds % 60 === 0 ? (["minute", 60] as const)
    : (["second", 1] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** "yesterday", "5 minutes ago". */
export function ago(moment: number, now: number = Date.now()): string {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, size] = [
    ["year", 31_536_000] as const,
    ["month", 2_592_000] as const,
    ["day", 86_400] as const,
    ["hour", 3600] as const,
    ["minute", 60] as const,
  ].find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** What a table's deck is called: "Claim", "Claim 2", "Own mix". */
export function deckName(rules: NewTable): string {
  const kind = deckKind(rules.deck ?? "", rules.seats?.length ?? 2);
  return t(kind === "own" ? "deck-own" : `box-${kind}`);
}

/** A bot's name. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-other", { name: bot });
}

/** Who sits there: a person's name, or a bot's with what kind of bot it is. */
export function sitterName(seat: SeatInfo, place: number): string {
  if (seat.kind !== "bot") return seat.name;
  return t("bot-seated", { name: t(`seat-bot-${place}`), bot: botName(seat.bot ?? "") });
}
