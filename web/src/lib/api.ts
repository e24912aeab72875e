/** What the client asks of the server over HTTP. */
import { hasText, t } from "./texts";
import type { Failure, Me, NewTable, Password, Person, Rematch, Replay, TableInfo, TableLine } from "./wire";

/** A request that failed: refused by the server, or it never got there (`unreachable`). */
export class RequestFailed extends Error {
  constructor(
    /** The server's code for programs. */
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

const UNREACHABLE = "unreachable";
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { Accept: "application/json", "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    throw new RequestFailed(UNREACHABLE, 0, String(error));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const failure: Partial<Failure> = typeof answer === "object" && answer !== null ? answer : {};
  const code = failure.code ?? (AWAY.includes(response.status) ? UNREACHABLE : "other");
  throw new RequestFailed(code, response.status, failure.text ?? response.statusText);
}

const table = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const api = {
  /** Who you are here, or null for somebody new. */
  me: () => request<Me | null>("GET", "/me"),
  /** Makes a guest of this name, or renames you. */
  rename: (person: Person) => request<Me>("PUT", "/me", person),
  /** Keeps your name with a password. */
  keep: (password: Password) => request<Me>("POST", "/me/keep", password),
  login: (password: Password) => request<Me>("POST", "/me/login", password),
  logout: () => request<null>("POST", "/me/logout"),
  /** Your tables, your turn first. */
  myTables: () => request<TableLine[]>("GET", "/me/tables"),
  /** Tables anybody may join or watch. */
  publicTables: () => request<TableLine[]>("GET", "/tables"),
  openTable: (rules: NewTable) => request<TableInfo>("POST", "/tables", rules),
  table: (code: string) => request<TableInfo>("GET", table(code)),
  takeSeat: (code: string) => request<TableInfo>("POST", `${table(code)}/seat`),
  leaveSeat: (code: string) => request<null>("DELETE", `${table(code)}/seat`),
  rematch: (code: string, wish: Rematch) => request<TableInfo>("POST", `${table(code)}/rematch`, wish),
  replay: (code: string) => request<Replay>("GET", `${table(code)}/replay`),
  /** Where a finished game's record can be downloaded. */
  recordAddress: (code: string) => `/api${table(code)}/record`,
  bots: () => request<string[]>("GET", "/bots"),
};

/** Why a request failed, in words. */
export function failureText(error: unknown): string {
  const code = error instanceof RequestFailed ? error.code : "other";
  return t(hasText(`fail-${code}`) ? `fail-${code}` : "fail-other");
}
