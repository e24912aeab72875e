/** Whether the first-game guide was seen on this device. */

/** How many steps it has. */
export const STEPS = 5;

const KEY = "claim-guide";
const SEEN = "seen";

/** Whether somebody has been through it here, or sent it away. */
export function hasSeenGuide(): boolean {
  try {
    return localStorage.getItem(KEY) === SEEN;
  } catch {
    return true;
  }
}

/** Remembers that it was seen. */
export function guideSeen(): void {
  try {
    localStorage.setItem(KEY, SEEN);
  } catch {
    // private windows may refuse: then it is offered again
  }
}
