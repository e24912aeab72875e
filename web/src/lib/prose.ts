/** Longer texts: paragraphs and lists, as the Fluent files write them. */

/** A paragraph, or a list of its points. */
export type Block = { kind: "paragraph"; text: string } | { kind: "list"; points: string[] };

/** The paragraphs and lists of a text: blank lines part them, "- " begins a list's point, other lines go on. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith("- ")) return { kind: "paragraph", text: joined(part) };
      return { kind: "list", points: part.slice(2).split(/\n- /).map(joined) };
    });
}

function joined(lines: string): string {
  return lines.replace(/\s*\n\s*/g, " ");
}
