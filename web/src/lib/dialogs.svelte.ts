/** The dialogues any screen may open above itself. */

export type DialogName = "settings" | "name";

let opened = $state.raw<DialogName | null>(null);

/** Opens one; another that was open closes. */
export function openDialog(name: DialogName): void {
  opened = name;
}

/** Closes the one that is open. */
export function closeDialog(): void {
  opened = null;
}

/** The one that is open. */
export function openedDialog(): DialogName | null {
  return opened;
}
