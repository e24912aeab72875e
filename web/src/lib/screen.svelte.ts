/** How much room there is, and what one points with. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** `desktop` has a rail, `tablet` a strip of votes, `phone` is upright, `flat` is low and wide. */
export type Layout = "desktop" | "tablet" | "phone" | "flat";

const LOW = 600;
const NARROW = 768;
const RAIL_FROM = 1241;

const coarse = new MediaQuery("(pointer: coarse)");

class Screen {
  get width(): number {
    return innerWidth.current ?? RAIL_FROM;
  }

  get height(): number {
    return innerHeight.current ?? LOW;
  }

  get layout(): Layout {
    return layoutOf(this.width, this.height);
  }

  /** Whether one touches. */
  get isTouched(): boolean {
    return coarse.current;
  }
}

export const screen = new Screen();

/** The layout for a window of this size. */
export function layoutOf(width: number, height: number): Layout {
  if (height <= LOW && width > height) return "flat";
  if (width < NARROW) return "phone";
  return width < RAIL_FROM ? "tablet" : "desktop";
}

/** Cards become so much smaller at most, rather than overlap. */
const SHRUNK = 0.86;
/** Between cards that have shrunk. */
const LEAST_GAP = 4;

/** How wide the cards of a hand are: as the window allows, a little less where they then lie side by side. */
export function handCardWidth(window: { width: number; height: number }, players: number, hand: { cards: number; width: number; rows: number }): number {
  const layout = layoutOf(window.width, window.height);
  if (layout === "flat") return 86;
  if (layout === "phone") return Math.min(86, (0.36 * window.height) / (1.08 * (hand.rows - 1) + 1.4));
  const [least, share, most] = players === 2 ? [88, 0.132, 124] : [84, 0.124, 116];
  const full = Math.max(least, Math.min(share * window.height, 0.11 * window.width, most));
  const inRow = Math.ceil(hand.cards / hand.rows);
  const sideBySide = (hand.width - LEAST_GAP * (inRow - 1)) / inRow;
  return sideBySide < full && sideBySide >= SHRUNK * full ? sideBySide : full;
}
