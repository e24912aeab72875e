/** How seats are called and drawn. */
import { t } from "./texts";
import type { TableInfo } from "./wire";

/** A seat's name: "You" for one's own, a person's name, a name for a bot. */
export function seatName(table: TableInfo | null, seat: number, mine: number): string {
  if (seat === mine && seat >= 0) return t("seat-you");
  const info = table?.seats[seat];
  if (info?.kind === "person") return info.name;
  return info?.kind === "open" ? t("seat-open") : t(`seat-bot-${seat}`);
}

/** The letter on a seat's avatar. */
export function initial(name: string): string {
  return [...name][0]?.toUpperCase() ?? "";
}

/** How many count votes for themselves: the players, or the two teams of four. */
export function sidesOf(players: number): number {
  return players === 4 ? 2 : players;
}

/** The fill of a side, as the one at the near end sees it: solid, hatched, dotted. */
export function fillOf(side: number, nearSide: number, sides: number): "a" | "b" | "c" {
  return (["a", "b", "c"] as const)[(side - nearSide + sides) % sides] ?? "c";
}
