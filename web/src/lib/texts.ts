/** What people read: `t("home-play")` in the language chosen, followed by whoever shows it when that changes. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import loaders, { rules } from "virtual:texts";

/** The languages there are texts in. */
export const languages: readonly string[] = Object.keys(loaders);
const DEFAULT = "en";

let bundle = new FluentBundle(DEFAULT);
let wanted = DEFAULT;
let withRules = false;
let changed = (): void => {};
const follow = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

/** The text of this name, with these values in it. */
export function t(name: string, values?: Record<string, FluentVariable>): string {
  follow();
  const pattern = bundle.getMessage(name)?.value;
  if (pattern == null) {
    report(`there is no text "${name}"`);
    return name;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) report(`text "${name}": ${error.message}`);
  return text;
}

/** Whether there is a text of this name. */
export function hasText(name: string): boolean {
  follow();
  return bundle.hasMessage(name);
}

/** The language the texts are in. */
export function language(): string {
  follow();
  return bundle.locales[0] ?? DEFAULT;
}

/** The best language there is for these wishes, the most wanted first: `["de-AT", "fr"]` is `de`. */
export function bestLanguage(wishes: readonly string[], known: readonly string[] = languages): string {
  for (const wish of wishes) {
    const found = known.find((name) => name === wish) ?? known.find((name) => name === wish.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return DEFAULT;
}

/** Loads a language's texts and shows them; the last one asked for wins. */
export async function loadLanguage(name: string): Promise<void> {
  wanted = name;
  const parts = withRules ? [loaders, rules] : [loaders];
  const sources = await Promise.all(parts.map((part) => (part[name] ?? part[DEFAULT])?.()));
  if (wanted === name) showTexts(name, sources.map((source) => source?.default ?? "").join("\n"));
}

/** Loads the texts of the rules too, now and whenever the language changes. */
export async function loadRules(): Promise<void> {
  if (withRules && hasText("rulebook-title")) return;
  withRules = true;
  await loadLanguage(wanted);
}

/** Shows these Fluent texts. */
export function showTexts(name: string, source: string): void {
  const fresh = new FluentBundle(name, { useIsolating: false });
  for (const error of fresh.addResource(new FluentResource(source))) report(error.message);
  bundle = fresh;
  document.documentElement.lang = name;
  changed();
}

function report(problem: string): void {
  if (import.meta.env.DEV) console.error(problem);
}
