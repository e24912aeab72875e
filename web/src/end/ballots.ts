/** The votes as ballots, from the surest to the closest, and what decides where they are equal. */
import type { NewTable, Outcome, Vote } from "../lib/wire";

/** The value of a card without one. */
export const GARGOYLE = -1;

/** How one faction votes. */
export interface Ballot {
  readonly faction: string;
  /** By side, the values of its cards from high to low. */
  readonly values: readonly (readonly number[])[];
  /** The side that has the vote. */
  readonly vote: number | null;
  /** Why; null where the server did not say. */
  readonly why: Vote["why"] | null;
  readonly by: readonly number[];
}

/** A measure that decides between sides with equal votes, and what each of those has of it. */
export interface TieBreak {
  readonly measure: "cards" | "values";
  readonly counts: readonly { readonly side: number; readonly count: number }[];
}

/** The ballots of a game whose votes were counted; the board knows why each went where it went. */
export function countedBallots(outcome: Outcome, board: readonly Vote[]): readonly Ballot[] {
  const ballots = outcome.tallies.map(({ faction, values, vote }): Ballot => {
    const row = board.find((known) => known.faction === faction && known.vote === vote);
    return { faction, values, vote, why: row?.why ?? null, by: row?.by ?? [] };
  });
  return surestFirst(ballots);
}

/** The votes as they stand. */
export function standingBallots(board: readonly Vote[]): readonly Ballot[] {
  return surestFirst(board.map(({ faction, values, vote, why, by }) => ({ faction, values, vote, why, by })));
}

/** How many votes each side has. */
export function scoreOf(ballots: readonly Ballot[], sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, side) => ballots.filter((ballot) => ballot.vote === side).length);
}

/** The faction that made the difference: the closest one that voted for a side which won by a single vote. */
export function deciderOf(ballots: readonly Ballot[], outcome: Outcome): string | null {
  const [winner, ...shared] = outcome.winning_sides;
  if (winner === undefined || shared.length > 0 || outcome.decided_by !== "votes") return null;
  const score = scoreOf(ballots, outcome.tallies[0]?.values.length ?? 0);
  const others = score.filter((_, side) => side !== winner);
  const closest = ballots.at(-1);
  if (closest?.vote !== winner || (score[winner] ?? 0) - Math.max(...others) !== 1) return null;
  return closest.faction;
}

/** What was compared, in order, after the votes were equal. */
export function tieBreaksOf(outcome: Outcome, rule: NewTable["tie_break"]): readonly TieBreak[] {
  if (outcome.decided_by === "votes") return [];
  const order: readonly TieBreak["measure"][] = rule === "values" ? ["values"] : ["cards", "values"];
  const last = order.findIndex((measure) => measure === outcome.decided_by);
  return (last < 0 ? order : order.slice(0, last + 1)).map((measure) => compared(outcome, measure));
}

function compared({ tallies }: Outcome, measure: TieBreak["measure"]): TieBreak {
  const sides = tallies[0]?.values.map((_, side) => side) ?? [];
  const votes = (side: number) => tallies.filter((tally) => tally.vote === side);
  const most = Math.max(...sides.map((side) => votes(side).length));
  const worth = (values: readonly number[]) =>
    measure === "cards" ? values.length : values.reduce((sum, value) => sum + Math.max(value, 0), 0);
  const count = (side: number) => votes(side).reduce((sum, tally) => sum + worth(tally.values[side] ?? []), 0);
  const tied = sides.filter((side) => votes(side).length === most);
  return { measure, counts: tied.map((side) => ({ side, count: count(side) })) };
}

function surestFirst(ballots: readonly Ballot[]): readonly Ballot[] {
  return [...ballots].sort((one, other) => sureness(other) - sureness(one));
}

/** How far a vote was from going elsewhere: in cards, and between 0 and 1 where only values decided. */
function sureness({ values, why, by }: Ballot): number {
  const [first = 0, second = 0] = by;
  switch (why) {
    case "none":
      return Infinity;
    case "same":
      return 0;
    case "higher":
    case "lowest":
      return (Math.abs(first - second) + 1) / 100;
    case "fewest":
      return first;
    default: {
      const [most = 0, next = 0] = values.map((held) => held.length).sort((one, other) => other - one);
      return most - next;
    }
  }
}
