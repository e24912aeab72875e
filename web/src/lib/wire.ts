// Written by `make wire` from src/claim/wire. Do not edit.

export interface AnswerBack {
  type: "answer-back";
  agree: boolean;
}

export interface AskBack {
  type: "ask-back";
}

export interface Asked {
  event: "asked";
  seat: number;
  by: string | null;
}

export interface Began {
  event: "began";
  phase: number;
  trick: number;
  leader: number;
}

export interface Carried {
  event: "carried";
  card: string;
  from: string;
  to: string;
}

export interface Choice {
  move: string;
  legal?: boolean;
  why?: "collected" | "follow" | null;
  collected?: number | null;
  outlook?: "ahead" | "ally" | "behind" | "loses" | "wins" | null;
  told?: Told[];
  shift?: Shift | null;
}

export interface Chosen {
  event: "chosen";
  seat: number;
  move: string;
}

export interface ClockRules {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
  run_out?: "bot" | "lose";
}

export interface Counted {
  event: "counted";
  outcome: Outcome;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  cards: string[];
}

export interface Declared {
  event: "declared";
  card: string;
  place: string;
}

export interface Error {
  type: "error";
  code: string;
  text: string;
}

export interface Failure {
  code: string;
  text: string;
}

export interface Gathered {
  event: "gathered";
  seat: number;
}

export interface Hello {
  type: "hello";
  number?: number | null;
  extras?: boolean;
}

export interface Looked {
  event: "looked";
  seat: number;
  card: string;
}

export interface Me {
  name: string;
  kept: boolean;
}

export interface Move {
  type: "move";
  number: number;
  move: string;
}

export interface NewTable {
  deck?: string;
  heroes?: boolean;
  hero_values?: Record<string, number>;
  tie_break?: "cards" | "values";
  seats?: string[];
  clock?: ClockRules | null;
  open_discards?: boolean;
  public?: boolean;
  take_backs?: boolean;
}

export interface Outcome {
  tallies: Tally[];
  winners: number[];
  winning_sides: number[];
  decided_by: string;
}

export interface Password {
  name: string;
  password: string;
}

export interface Person {
  name: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  move: string;
  number: number;
  legal: string[];
}

export interface Rematch {
  deal?: "new" | "same";
}

export interface Replay {
  table: TableInfo;
  steps: Step[];
}

export interface Resign {
  type: "resign";
}

export interface Said {
  type: "said";
  seat: number;
  text: string;
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  bot_in?: number | null;
}

export interface Shift {
  faction: string;
  before: number[];
  after: number[];
  vote_before: number | null;
  vote_after: number | null;
}

export interface Step {
  seat: number | null;
  move: string | null;
  events: (Dealt | Began | Carried | Declared | Asked | Chosen | Looked | Won | Gathered | Counted)[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
  clocks: (number | null)[];
}

export interface TableInfo {
  code: string;
  state: "over" | "playing" | "waiting";
  rules: NewTable;
  seats: SeatInfo[];
  mine: number;
  offer?: number | null;
  agreed?: number[];
  result?: string | null;
  winners?: number[];
  ended_by?: "resigned" | "time" | "votes" | null;
  outcome?: Outcome | null;
  rematch?: string | null;
}

export interface TableLine {
  code: string;
  state: "over" | "playing" | "waiting";
  rules: NewTable;
  seats: SeatInfo[];
  mine: number;
  my_turn: boolean;
  changed: number;
  result: string | null;
  winners: number[];
}

export interface Tally {
  faction: string;
  values: number[][];
  vote: number | null;
}

export interface Told {
  text: string;
  seat?: number;
  cards?: string[];
  faction?: string | null;
  phase?: number;
  trick?: number;
}

export interface Turn {
  to_move: number | null;
  awaits: string | null;
  by: string | null;
  led: string | null;
  legal: string[];
  clocks: (number | null)[];
  choices?: Choice[] | null;
  ranking?: number[] | null;
}

export interface Update {
  type: "update";
  number: number;
  events: (Dealt | Began | Carried | Declared | Asked | Chosen | Looked | Won | Gathered | Counted)[];
  turn: Turn;
  votes?: Vote[] | null;
  told?: Told[] | null;
}

export interface View {
  type: "view";
  number: number;
  seat: number;
  table: TableInfo;
  phase: number;
  trick: number;
  leader: number;
  piles: Record<string, string[]>;
  events: (Dealt | Began | Carried | Declared | Asked | Chosen | Looked | Won | Gathered | Counted)[];
  turn: Turn;
  votes?: Vote[] | null;
  told?: Told[] | null;
}

export interface Vote {
  faction: string;
  values: number[][];
  laid: number[];
  still_open: number | null;
  vote: number | null;
  why: "alone" | "fewest" | "higher" | "lowest" | "most" | "none" | "same";
  by: number[];
  decided: boolean;
}

export interface Won {
  event: "won";
  seat: number;
  card: string;
}

export type Received = Hello | Move | Resign | AskBack | AnswerBack | Say | Ping;
export type Sent = View | Update | TableChanged | Said | Refused | Error | Pong;
