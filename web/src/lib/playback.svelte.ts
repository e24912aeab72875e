/** Plays what happened, beat by beat, and catches up at once when somebody cannot wait. */
import { after, type GameEvent, type Position, undealt } from "./fold";
import { type Beat, beats, duration } from "./motion";
import { settings } from "./settings.svelte";
import type { Turn, Vote } from "./wire";

/** Where cards move: it changes what lies there and lets cards travel from where they were. */
export interface Stage {
  /** Change the table; done when all cards have arrived, `ms` later at most. */
  move(change: () => void, kind: Beat["kind"], ms: number): Promise<void>;
  /** Let everything that travels be there now. */
  finish(): void;
}

/** What one message tells: its events, and how the table is after them. */
export interface Chapter {
  readonly events: readonly GameEvent[];
  readonly position: Position;
  readonly turn: Turn | null;
  readonly votes: readonly Vote[];
  /** Called when its first event is about to be shown. */
  begin(): void;
  /** Called when all of it has been shown. */
  end(): void;
}

export class Playback {
  position = $state.raw<Position>(undealt(2, false));
  turn = $state.raw<Turn | null>(null);
  votes = $state.raw<readonly Vote[]>([]);
  isRunning = $state(false);
  stage: Stage | null = null;
  #chapters: Chapter[] = [];
  /** The chapter being shown; null between chapters. */
  #current: Chapter | null = null;
  /** Every catching up ends the run that was going on. */
  #run = 0;
  #previewing: Promise<void> | null = null;

  /** Show a chapter after those that wait already. */
  add(chapter: Chapter): void {
    this.#chapters.push(chapter);
    if (!this.isRunning) void this.#play();
  }

  /** Show a card where it is going before the server has said so. */
  preview(position: Position): void {
    this.#previewing = this.#move(() => (this.position = position), "play");
  }

  /** Show the table as it is, whatever was going on; cards travel there if they are to. */
  show(position: Position, turn: Turn | null, votes: readonly Vote[], isTravelling: boolean): void {
    this.finish();
    const change = () => (this.position = position);
    if (isTravelling) void this.#move(change, "collect");
    else change();
    this.turn = turn;
    this.votes = votes;
  }

  /** Be at the end of all chapters now. */
  finish(): void {
    this.#run += 1;
    this.#previewing = null;
    this.stage?.finish();
    if (this.#current) this.#close(this.#current);
    for (const chapter of this.#chapters.splice(0)) {
      chapter.begin();
      this.#close(chapter);
    }
    this.#current = null;
    this.isRunning = false;
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    const isMine = () => run === this.#run;
    this.isRunning = true;
    if (this.#previewing) await this.#previewing;
    while (isMine()) {
      const chapter = this.#chapters.shift();
      if (!chapter) break;
      this.#current = chapter;
      chapter.begin();
      await this.#show(chapter, isMine);
      if (isMine()) this.#close(chapter);
    }
    if (isMine()) {
      this.#current = null;
      this.isRunning = false;
    }
  }

  async #show(chapter: Chapter, isMine: () => boolean): Promise<void> {
    const all = beats(chapter.events);
    for (const [at, beat] of all.entries()) {
      if (!isMine()) return;
      const waiting = all.length - at + this.#chapters.reduce((sum, next) => sum + beats(next.events).length, 0);
      await this.#move(() => (this.position = beat.events.reduce(after, this.position)), beat.kind, waiting);
    }
  }

  #close(chapter: Chapter): void {
    this.position = chapter.position;
    this.turn = chapter.turn;
    this.votes = chapter.votes;
    chapter.end();
  }

  async #move(change: () => void, kind: Beat["kind"], waiting = 0): Promise<void> {
    const ms = document.hidden ? 0 : duration(kind, settings.speed, waiting);
    if (this.stage && ms > 0) await this.stage.move(change, kind, ms);
    else change();
  }
}
