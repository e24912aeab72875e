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
  readonly rows: number;
}

/** The least that shows of every card, and is touched. */
export const STRIP = 44;
/** Between cards, and once more between factions, where there is room. */
const GAP = 12;
/** Beside an opened card, so that its ring shows. */
const RING = 4;

/** Cards become so much smaller at most, rather than overlap. */
const SHRUNK = 0.86;
const LEAST_GAP = 4;
/** Cards of an overlapping row are not made narrower than this share of the widest; rather there is another row. */
const NARROWED = 0.85;
/** However low the window is. */
const LEAST_WIDTH = 56;
/** A card's height, and how much of a row behind another shows, in card widths. */
export const HEIGHT = 1.4;
export const ROW = 1.08;

/** What a hand may take up. */
export interface Measure {
  readonly width: number;
  readonly height: number;
  readonly widestCard: number;
  /** At least so many rows, if there are cards for them. */
  readonly rows?: number;
}

/** In how many rows so many cards lie, and how wide they are: as few rows as leave every card its strip. */
export function shape(cards: number, { width, height, widestCard, rows: least = 1 }: Measure): { rows: number; cardWidth: number } {
  let rows = Math.max(1, Math.min(least, cards));
  while (stripped(cards, rows, width) < NARROWED * widestCard && rows < cards) rows += 1;
  const fitting = Math.min(widestCard, stripped(cards, rows, width));
  const low = Math.max(LEAST_WIDTH, height / (HEIGHT + ROW * (rows - 1)));
  return { rows, cardWidth: beside(Math.min(fitting, low), Math.ceil(cards / rows), width) };
}

/** How wide the front card of each row may be, if the others show a strip. */
function stripped(cards: number, rows: number, width: number): number {
  return width - STRIP * Math.max(0, Math.ceil(cards / rows) - 1);
}

/** A little less, where the cards of a row then lie side by side. */
function beside(cardWidth: number, inRow: number, width: number): number {
  const narrow = (width - LEAST_GAP * (inRow - 1)) / inRow;
  return narrow < cardWidth && narrow >= SHRUNK * cardWidth ? narrow : cardWidth;
}

/** Where each card lies. `kinds` has each card's faction, `lifted` the place of the card that opens. */
export function spread(kinds: readonly string[], room: Room, lifted: number | null = null): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < room.rows; row++) {
    const size = Math.ceil((kinds.length - spots.length) / (room.rows - row));
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
