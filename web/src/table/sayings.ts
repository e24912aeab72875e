/** What may be said at a table, as `claim.table.SAYINGS` has it. */
export const SAYINGS: readonly string[] = [
  "hello",
  "good-luck",
  "well-played",
  "oops",
  "thanks",
  "thinking",
  "sorry",
  "good-game",
];
