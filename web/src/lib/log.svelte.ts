/** What happened, trick by trick, as sentences without a language. */
import type { Told } from "./wire";

/** What is told of one trick. */
export interface Page {
  readonly phase: number;
  readonly trick: number;
  readonly told: readonly Told[];
}

export class Log {
  /** The oldest trick first. */
  pages = $state.raw<readonly Page[]>([]);

  /** Forget everything and begin with these. */
  begin(told: readonly Told[]): void {
    this.pages = [];
    this.add(told);
  }

  add(told: readonly Told[]): void {
    const pages = [...this.pages];
    for (const sentence of told) {
      const { phase = 0, trick = 0 } = sentence;
      const last = pages.at(-1);
      if (last && last.phase === phase && last.trick === trick) {
        pages[pages.length - 1] = { ...last, told: [...last.told, sentence] };
      } else pages.push({ phase, trick, told: [sentence] });
    }
    this.pages = pages;
  }
}
