/** How a hand is spread: in as few rows as leave every card a strip to touch, the lifted card opened. */

/** Where a card of the hand lies. */
export interface Spot {
  readonly x: number;
  /** From the back. */
  readonly row: number;
}

export interface Room {
  readonly width: number;
  readonly cardWidth: number;
}

/** The least that shows of every card, and is touched. */
export const STRIP = 44;
/** Between cards, and once more between factions, where there is room. */
const GAP = 12;
/** Beside an opened card, so that its ring shows. */
const RING = 4;

/** How many rows so many cards need. */
export function rowsFor(count: number, { width, cardWidth }: Room): number {
  const fitting = Math.max(1, Math.floor((width - cardWidth) / STRIP) + 1);
  return Math.max(1, Math.ceil(count / fitting));
}

/** Where each card lies. `kinds` has each card's faction, `lifted` the place of the card that opens. */
export function spread(kinds: readonly string[], room: Room, lifted: number | null = null): Spot[] {
  const rows = rowsFor(kinds.length, room);
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++) {
    const size = Math.ceil((kinds.length - spots.length) / (rows - row));
    const first = spots.length;
    const inRow = lifted !== null && lifted >= first && lifted < first + size ? lifted - first : null;
    const lefts = line(kinds.slice(first, first + size), room, inRow);
    spots.push(...lefts.map((x) => ({ x, row })));
  }
  return spots;
}

function line(kinds: readonly string[], { width, cardWidth }: Room, lifted: number | null): number[] {
  const count = kinds.length;
  if (count <= 1) return kinds.map(() => (width - cardWidth) / 2);
  const changes = kinds.map((kind, at) => (at > 0 && kind !== kinds[at - 1] ? 1 : 0));
  const groups = changes.reduce<number>((sum, change) => sum + change, 0);
  const steps = (width - cardWidth) / (count - 1);
  if (steps < cardWidth) return overlapped(count, width, cardWidth, lifted);
  const gap = Math.min(GAP, (width - count * cardWidth) / (count - 1));
  const between = Math.min(GAP, groups ? (width - count * cardWidth - gap * (count - 1)) / groups : 0);
  let x = (width - count * cardWidth - gap * (count - 1) - between * groups) / 2;
  return changes.map((change, at) => {
    x += at === 0 ? 0 : cardWidth + gap + between * change;
    return x;
  });
}

function overlapped(count: number, width: number, cardWidth: number, lifted: number | null): number[] {
  const step = (width - cardWidth) / (count - 1);
  if (lifted === null || lifted === count - 1) return Array.from({ length: count }, (_, at) => at * step);
  const opened = Math.max(step, Math.min(cardWidth + RING, width - cardWidth - (count - 2) * STRIP));
  const others = count > 2 ? (width - cardWidth - opened) / (count - 2) : 0;
  return Array.from({ length: count }, (_, at) => (at <= lifted ? at * others : (at - 1) * others + opened));
}
