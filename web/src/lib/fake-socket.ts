/** A WebSocket for tests: what was sent is kept, what comes is said. */
import type { Received, Sent } from "./wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** The newest one. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Received[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Received);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The line stands. */
  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  says(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The messages of a type that were sent. */
  ofType(type: Received["type"]): Received[] {
    return this.sent.filter((message) => message.type === type);
  }
}
