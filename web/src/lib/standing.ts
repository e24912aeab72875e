/** A vote as the board shows it: pips, counts and how it stands. */
import { fillOf } from "./seats";
import type { Vote } from "./wire";

/** One card of a faction: whose it is (by fill) or `o` for one still to win; a Gnome laid out can still be squashed. */
export interface Pip {
  readonly fill: "a" | "b" | "c" | "o";
  readonly isLaid: boolean;
}

/** How a vote stands, for the words that tell it. */
export interface Standing {
  readonly text: "open" | "same" | "leads" | "fewest" | "value" | "lowest" | "decided" | "decided-nobody";
  /** The side that has the vote. */
  readonly side: number | null;
  readonly by: number;
}

/** A pip for every card that may count: one's own from the left, those still to win, the others' from the right. */
export function pipsOf(vote: Vote, nearSide: number): Pip[] {
  const sides = vote.values.length;
  const ofSide = (side: number): Pip[] => {
    const laid = vote.laid[side] ?? 0;
    const count = vote.values[side]?.length ?? 0;
    return Array.from({ length: count }, (_, at) => ({ fill: fillOf(side, nearSide, sides), isLaid: at >= count - laid }));
  };
  const others = Array.from({ length: sides - 1 }, (_, step) => (nearSide + sides - 1 - step) % sides);
  const open = Array.from({ length: vote.still_open ?? 0 }, (): Pip => ({ fill: "o", isLaid: false }));
  return [...ofSide(nearSide), ...open, ...others.flatMap(ofSide)];
}

/** What each side has, one's own first. */
export function countsOf(vote: Vote, nearSide: number): number[] {
  return vote.values.map((_, step) => vote.values[(nearSide + step) % vote.values.length]?.length ?? 0);
}

/** How a vote stands. */
export function standingOf({ vote, why, by, values, decided }: Vote): Standing {
  const [first = 0] = by;
  if (decided) return { text: vote === null ? "decided-nobody" : "decided", side: vote, by: 0 };
  switch (why) {
    case "none":
      return { text: "open", side: null, by: 0 };
    case "same":
      return { text: "same", side: null, by: 0 };
    case "fewest":
      return { text: "fewest", side: vote, by: first };
    case "higher":
      return { text: "value", side: vote, by: first };
    case "lowest":
      return { text: "lowest", side: vote, by: first };
    default:
      return { text: "leads", side: vote, by: why === "alone" ? (values[vote ?? 0]?.length ?? 0) : first };
  }
}

/** How many votes each side would have, one's own first. */
export function tallyOf(votes: readonly Vote[], sides: number, nearSide: number): number[] {
  return Array.from({ length: sides }, (_, step) => votes.filter(({ vote }) => vote === (nearSide + step) % sides).length);
}
