/** What screen readers are told: lines in a polite live region, each read once. */
import { untrack } from "svelte";

const KEPT = 6;

interface Line {
  id: number;
  text: string;
}

let next = 0;
let lines = $state.raw<readonly Line[]>([]);

/** Tells those who listen. An effect may do it without following what was told before. */
export function announce(text: string): void {
  if (text) lines = [...untrack(() => lines).slice(1 - KEPT), { id: next++, text }];
}

/** The lines in the live region. */
export function announced(): readonly Line[] {
  return lines;
}
