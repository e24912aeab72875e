/** The time by `performance.now()`, for those who watch it pass. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Now; whoever shows it is told four times a second. */
export function now(): number {
  follow();
  return performance.now();
}
