/** Cards that travel: whatever has changed its place on the table flies there, above everything else. */
import { flushSync } from "svelte";
import type { Position } from "./fold";
import type { Beat } from "./motion";
import type { Stage } from "./playback.svelte";

/** A card's element on the table carries its id, and lies in the element of its place or of one of its seat. */
export const CARD = "data-id";
export const PLACE = "data-pile";

const EASING = "cubic-bezier(.2,.8,.3,1)";
const FADE = 80;
const STAGGER = 35;

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

type Cards = Map<number, Seen>;

export class Flights implements Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #position: () => Position;
  #running = new Set<Animation>();
  #pause: (() => void) | null = null;

  /** `layer` covers the page; `position` tells where the cards lie at the moment. */
  constructor(root: HTMLElement, layer: HTMLElement, position: () => Position) {
    this.#root = root;
    this.#layer = layer;
    this.#position = position;
  }

  async move(change: () => void, kind: Beat["kind"], ms: number): Promise<void> {
    if (kind === "win" || kind === "none") {
      change();
      return this.#wait(ms);
    }
    const before = this.#cards();
    const lay = this.#places();
    const anchors = this.#anchors();
    flushSync(change);
    const now = this.#places();
    if (prefersStillness()) this.#fade(before);
    else this.#fly(before, lay, now, anchors, kind, ms);
    await Promise.all([...this.#running].map((animation) => animation.finished.catch(() => undefined)));
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#pause?.();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#pause?.(), ms);
      this.#pause = () => {
        clearTimeout(timer);
        this.#pause = null;
        resolve();
      };
    });
  }

  // What is to be seen

  #cards(): Cards {
    const found: Cards = new Map();
    for (const element of this.#root.querySelectorAll<HTMLElement>(`[${CARD}]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) found.set(Number(element.getAttribute(CARD)), { element, rect });
    }
    return found;
  }

  #places(): Map<number, string> {
    const piles = Object.entries(this.#position().piles);
    return new Map(piles.flatMap(([place, pile]) => pile.map(({ id }) => [id, place] as const)));
  }

  /** Where each place lies; of several the one that is to be seen. */
  #anchors(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of this.#root.querySelectorAll<HTMLElement>(`[${PLACE}]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0) continue;
      for (const place of element.getAttribute(PLACE)?.split(",") ?? []) if (!found.has(place)) found.set(place, rect);
    }
    return found;
  }

  // How they travel

  #fade(before: Cards): void {
    for (const [id, { element }] of this.#cards()) {
      if (before.get(id)?.element !== element) void this.#run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
  }

  #fly(
    before: Cards,
    lay: Map<number, string>,
    now: Map<number, string>,
    anchors: Map<string, DOMRect>,
    kind: Beat["kind"],
    ms: number,
  ): void {
    const cards = this.#cards();
    const later = this.#anchors();
    let flying = 0;
    for (const [id, place] of now) {
      const was = lay.get(id);
      const from = before.get(id);
      const to = cards.get(id);
      if (was === place) {
        if (from && to) this.#slide(from.rect, to, ms);
        continue;
      }
      const start = from?.rect ?? (was === undefined ? undefined : anchors.get(was));
      const end = to?.rect ?? later.get(place) ?? anchors.get(place);
      if (!start || !end) continue;
      const timing = { duration: ms, delay: kind === "gather" ? flying * STAGGER : 0, easing: EASING };
      flying += 1;
      if (to) this.#arrive(to, start, kind, timing);
      else this.#leave(from?.element ?? this.#anyBack(), start, end, kind, timing);
    }
  }

  /** A card that stays in its place makes room. */
  #slide(from: DOMRect, { element, rect }: Seen, ms: number): void {
    if (Math.abs(from.x - rect.x) + Math.abs(from.y - rect.y) < 1) return;
    void this.#run(element, [{ transform: to(from, rect) }, { transform: "none" }], { duration: ms, easing: EASING });
  }

  /** A card comes to where it can be seen. */
  #arrive({ element, rect }: Seen, start: DOMRect, kind: Beat["kind"], timing: KeyframeAnimationOptions): void {
    const clone = this.#clone(element, rect);
    const turned = kind === "turn" ? " perspective(600px) rotateY(88deg)" : "";
    void this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: "both" }, true);
    const frames = [{ transform: to(start, rect) + turned }, { transform: "none" }];
    void this.#run(clone, frames, { ...timing, fill: "both" }).then(() => clone.remove());
  }

  /** A card goes to where only its place can be seen. */
  #leave(
    element: HTMLElement | null,
    start: DOMRect,
    end: DOMRect,
    kind: Beat["kind"],
    timing: KeyframeAnimationOptions,
  ): void {
    if (!element) return;
    const clone = this.#clone(element, start);
    const small = to(end, start, 0.5);
    const frames: Keyframe[] =
      kind === "squash"
        ? [{ transform: "none" }, { transform: "translateY(35%) scale(1.15,.12)", offset: 0.5 }, { transform: small, opacity: 0 }]
        : [{ transform: "none", opacity: 1 }, { transform: small, opacity: 1, offset: 0.85 }, { transform: small, opacity: 0 }];
    void this.#run(clone, frames, { ...timing, fill: "both" }).then(() => clone.remove());
  }

  #anyBack(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(".back");
  }

  /** A likeness on the layer above the table; it can be neither touched nor heard. */
  #clone(element: HTMLElement, rect: DOMRect): HTMLElement {
    const clone = element.cloneNode(true) as HTMLElement;
    for (const name of [CARD, "data-move", "aria-disabled", "id", "tabindex"]) clone.removeAttribute(name);
    clone.classList.remove("up", "preview", "illegal", "win", "lose", "ally");
    clone.querySelector(".flag")?.remove();
    const { style } = clone;
    style.setProperty("--w", `${rect.width}px`);
    style.translate = "none";
    style.position = "fixed";
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    style.margin = "0";
    this.#layer.append(clone);
    return clone;
  }

  /** Run an animation that `finish` can end; one that only hides something is undone at its end. */
  async #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, isUndone = false): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    if (isUndone) animation.cancel();
  }
}

/** The transform that puts an element of `rect` to where `other` is; `share` limits how small it becomes. */
function to(other: DOMRect, rect: DOMRect, share = 0): string {
  const scale = Math.max(share * 0.5, Math.min(other.width / rect.width, other.height / rect.height, 1.6));
  const x = other.x + other.width / 2 - (rect.x + rect.width / 2);
  const y = other.y + other.height / 2 - (rect.y + rect.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
