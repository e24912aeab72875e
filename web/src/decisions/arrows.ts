/** Arrow keys among things that lie beside and below each other. */

/** Where something lies on the screen. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHT: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Which thing an arrow, Home or End key leads to from `at` (-1: from above them all); null for any other key. */
export function arrowTarget(key: string, at: number, spots: readonly Spot[]): number | null {
  if (spots.length === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  const step = SIDEWAYS[key] ?? UPRIGHT[key];
  if (step === undefined) return null;
  const from = spots[at];
  if (from === undefined) return step > 0 ? 0 : spots.length - 1;
  if (key in SIDEWAYS) return (at + step + spots.length) % spots.length;
  return inNextRow(from, step, spots) ?? (at + step + spots.length) % spots.length;
}

/** The nearest thing in the next row up (-1) or down (1). */
function inNextRow(from: Spot, step: number, spots: readonly Spot[]): number | null {
  const down = (spot: Spot) => step * (middle(spot.top, spot.height) - middle(from.top, from.height));
  const beyond = spots.filter((spot) => down(spot) > from.height / 2);
  const nearest = Math.min(...beyond.map(down));
  const row = beyond.filter((spot) => down(spot) < nearest + from.height / 2);
  const aside = (spot: Spot) => Math.abs(middle(spot.left, spot.width) - middle(from.left, from.width));
  const found = row.sort((one, other) => aside(one) - aside(other))[0];
  return found ? spots.indexOf(found) : null;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
