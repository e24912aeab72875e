/** Gives a link to others: by the device's own way of sharing, else as a copy. */

/** What became of it. */
export type Shared = "shared" | "copied" | "refused";

export async function shareLink(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "refused";
    }
  }
  return copyLink(url);
}

/** Copies a link. */
export async function copyLink(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
