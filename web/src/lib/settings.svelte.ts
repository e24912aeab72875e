/** What somebody prefers on this device, kept in the browser; where that is not possible, for this visit. */
import { bestLanguage, languages, loadLanguage } from "./texts";

export type Theme = "system" | "light" | "dark";
export type Speed = "normal" | "fast" | "none";

/** The preferences, as they are kept. */
export interface Preferences {
  /** A language's tag; empty for the browser's. */
  language: string;
  theme: Theme;
  speed: Speed;
  /** Whether cards tell what would come of them. */
  hints: boolean;
  /** Whether zones of the table are labelled. */
  labels: boolean;
  /** Whether canned messages of others are kept away. */
  muted: boolean;
}

const KEY = "claim-settings";
const DEFAULTS: Preferences = {
  language: "",
  theme: "system",
  speed: "normal",
  hints: true,
  labels: true,
  muted: false,
};
const CHOICES: Partial<Record<keyof Preferences, readonly string[]>> = {
  theme: ["system", "light", "dark"],
  speed: ["normal", "fast", "none"],
};

/** The preferences; writing one keeps it. */
export const settings: Preferences = $state(read());

/** Keeps a preference and lets it take effect. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  settings[name] = value;
  write();
  if (name === "theme") showTheme();
  if (name === "language") void loadLanguage(wantedLanguage());
}

/** The language to show: the one chosen, else the browser's, else English. */
export function wantedLanguage(): string {
  return languages.includes(settings.language) ? settings.language : bestLanguage(navigator.languages ?? []);
}

/** Puts the theme's class on the page; call it before anything is painted. */
export function showTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && prefersDark().matches);
  document.documentElement.classList.toggle("dark", dark);
  document.documentElement.classList.toggle("light", !dark);
}

/** Shows the theme now, and again when the system's changes. */
export function followTheme(): void {
  showTheme();
  prefersDark().addEventListener("change", showTheme);
}

function prefersDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function read(): Preferences {
  const preferences = { ...DEFAULTS };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const name of Object.keys(DEFAULTS) as (keyof Preferences)[]) {
      if (isValid(name, kept[name])) Object.assign(preferences, { [name]: kept[name] });
    }
  } catch {
    // no storage, or something else in it: the defaults will do
  }
  return preferences;
}

function isValid(name: keyof Preferences, value: unknown): boolean {
  return typeof value === typeof DEFAULTS[name] && (CHOICES[name]?.includes(value as string) ?? true);
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse: then it holds for this visit
  }
}
