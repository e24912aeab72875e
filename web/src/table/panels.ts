/** What can be opened above the table. */

/** A dialogue, or a pile as the wire names it. */
export type Panel = "menu" | "rules" | "log" | "votes" | "resign" | "say" | `pile ${string}`;

/** The panel that shows the cards of these places. */
export function pilePanel(...places: string[]): Panel {
  return `pile ${places.join(",")}`;
}

/** The places a panel shows; null if it shows something else. */
export function placesOf(panel: Panel): string[] | null {
  return panel.startsWith("pile ") ? panel.slice(5).split(",") : null;
}
