/** The line to a table: it says hello, comes back for ever when it breaks, and repeats a move nobody has answered. */
import type { Move, Received, Sent } from "./wire";

/** How the line is: not yet there, there, or broken and tried again. */
export type Link = "connecting" | "connected" | "lost";

/** What the line needs to know and whom it tells. */
export interface Listener {
  /** The number of the last view or update; null before the first. */
  readonly number: number | null;
  heard(message: Sent): void;
  linked(link: Link): void;
}

const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #open = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #unanswered: Move | null = null;
  readonly #address: string;
  readonly #listener: Listener;

  constructor(code: string, listener: Listener) {
    this.#address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#listener = listener;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#open = true;
    addEventListener("online", this.#hasten);
    addEventListener("pageshow", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
    this.#connect();
  }

  /** Say hello anew. */
  reopen(): void {
    if (this.#open) this.#connect();
  }

  /** Leave for good. */
  close(): void {
    this.#open = false;
    removeEventListener("online", this.#hasten);
    removeEventListener("pageshow", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    this.#drop();
  }

  /** Send a message if the line stands. A move is kept and sent again until it is answered. */
  send(message: Received): void {
    if (message.type === "move") this.#unanswered = message;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", number: this.#listener.number, extras: true });
      if (this.#unanswered) this.send(this.#unanswered);
      this.send({ type: "ping" });
      this.#await();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Sent);
    socket.onclose = () => this.#fail();
    this.#await();
  }

  #receive(message: Sent): void {
    if (this.#failures > 0 || message.type === "view") this.#listener.linked("connected");
    this.#failures = 0;
    this.#answer(message);
    this.#listener.heard(message);
    this.#rest();
  }

  /** Forget the move that this message answers. */
  #answer(message: Sent): void {
    const sent = this.#unanswered;
    if (!sent) return;
    const isLater = (message.type === "view" || message.type === "update") && message.number > sent.number;
    if (isLater || (message.type === "refused" && message.move === sent.move)) this.#unanswered = null;
  }

  /** All is well: ask again after a while. */
  #rest(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ type: "ping" });
      this.#await();
    }, PING_EVERY);
  }

  /** Something has to come, or the line is dead. */
  #await(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#fail(), PATIENCE);
  }

  #fail(): void {
    this.#drop();
    if (!this.#open) return;
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#listener.linked("lost");
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network or the person is back: do not wait any longer. */
  readonly #hasten = (): void => {
    if (!document.hidden && this.#failures > 0 && this.#socket === null) this.#connect();
  };
}
