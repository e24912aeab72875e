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
