/** What an answer does to a vote, told by the side that asks. */
import type { Choice, Shift } from "../lib/wire";

export type Effect = "gained" | "lost" | "tied" | "mine" | "theirs" | "open" | "none";

/** What becomes of the vote: gained, lost or tied if it changes, else whose it stays. */
export function effectOf(shift: Shift | null | undefined, mySide: number): Effect {
  if (!shift) return "none";
  const { vote_before: before, vote_after: after } = shift;
  if (before !== after) return after === mySide ? "gained" : after === null ? "tied" : "lost";
  if (after === null) return "open";
  return after === mySide ? "mine" : "theirs";
}

/** The counts before and after, one's own side first: "2–3", "4–3". */
export function countsOf(counts: readonly number[], mySide: number): string {
  const others = counts.filter((_, side) => side !== mySide);
  return [counts[mySide] ?? 0, ...others].join("–");
}

const ORDER: readonly Effect[] = ["gained", "tied", "open", "theirs", "mine", "none", "lost"];

/** The choices that gain a vote first, those that lose one last; else as they come. */
export function byEffect(choices: readonly Choice[], mySide: number): readonly Choice[] {
  const place = (choice: Choice) => ORDER.indexOf(rankedEffect(choice.shift, mySide));
  return [...choices].sort((one, other) => place(one) - place(other));
}

/** A vote that was one's own and is tied now counts as lost when answers are ranked. */
function rankedEffect(shift: Shift | null | undefined, mySide: number): Effect {
  const effect = effectOf(shift, mySide);
  return effect === "tied" && shift?.vote_before === mySide ? "lost" : effect;
}
