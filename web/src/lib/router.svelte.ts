/** Which screen the address shows, and how to get to another without loading the page anew. */

/** A screen and what its address says. */
export type Route =
  | { screen: "Home" | "NewTable" | "NotFound" }
  | { screen: "Table"; code: string }
  | { screen: "Replay"; code: string; move: number | null }
  | { screen: "Rules"; topic: string | null };

/** The route of an address. */
export function routeOf(path: string, search = ""): Route {
  const [first = "", second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length === 0) {
    if (first === "") return { screen: "Home" };
    if (first === "new" && !second) return { screen: "NewTable" };
    if (first === "rules" && !third) return { screen: "Rules", topic: second ?? null };
    if (first === "t" && second && !third) return { screen: "Table", code: second };
    if (first === "t" && second && third === "replay") {
      return { screen: "Replay", code: second, move: moveNumber(new URLSearchParams(search).get("move")) };
    }
  }
  return { screen: "NotFound" };
}

/** The code of a table, from a code or a link that somebody typed or pasted; null if there is none in it. */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  const code = (linked ?? text).replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : null;
}

/** The address of a table that others can open. */
export function tableLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

let address = $state.raw({ path: "/", search: "" });

/** The route of the page's address. */
export function route(): Route {
  return routeOf(address.path, address.search);
}

/** Goes to an address of ours; `replace` leaves no trace in the history. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  readAddress();
  if (!replace) scrollTo(0, 0);
}

/** Follows the address, and makes plain links of ours stay on the page. */
export function startRouter(): void {
  readAddress();
  addEventListener("popstate", readAddress);
  document.addEventListener("click", followLink);
}

function readAddress(): void {
  address = { path: location.pathname, search: location.search };
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function moveNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
