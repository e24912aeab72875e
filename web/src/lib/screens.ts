/** The screens by name, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Route } from "./router.svelte";
import { loadRules } from "./texts";

/** A screen; it takes the rest of its route as properties. */
export type Screen = Component<Record<string, unknown>>;

const loaders = import.meta.glob<{ default: Screen }>([
  "../screens/{Home,NewTable,NotFound,Replay,Rules,Table}.svelte",
]);

/** A screen's component. */
export async function loadScreen(name: Route["screen"]): Promise<Screen> {
  const load = loaders[`../screens/${name}.svelte`];
  if (!load) throw new Error(`there is no screen ${name}`);
  const [{ default: screen }] = await Promise.all([load(), name === "Rules" ? loadRules() : null]);
  return screen;
}
