/** Texts for the browser: one module for each language under src/claim/locale, made of the Fluent files it needs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The Fluent files the browser needs, by name. */
export const FILES = ["names", "powers", "rules", "votes", "told", "browser", "browser-table", "browser-decisions"];

const DEFAULT = "en";
const LIST = "virtual:texts";
const ENTRY = /^(-?[A-Za-z][\w-]*)[ \t]*=.*(?:\n(?:[ \t}].*)?)*/gm;

/** The languages there are: the folders of `locale`, English first. */
export function languages(locale: string): string[] {
  const folders = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).sort();
  return [DEFAULT, ...names.filter((name) => name !== DEFAULT)];
}

/** One language's messages without comments; those it lacks are in English. */
export function texts(locale: string, language: string): string {
  const messages = new Map([...entries(locale, DEFAULT), ...entries(locale, language)]);
  return [...messages.values()].join("\n") + "\n";
}

function* entries(locale: string, language: string): Generator<[string, string]> {
  for (const path of files(locale, language)) {
    for (const [text, name] of readFileSync(path, "utf-8").matchAll(ENTRY)) {
      if (name) yield [name, text.trimEnd()];
    }
  }
}

function files(locale: string, language: string): string[] {
  return FILES.map((file) => join(locale, language, `${file}.ftl`)).filter((path) => existsSync(path));
}

/**
 * `virtual:texts` maps each language to a function that loads it; `virtual:texts/LANGUAGE` is its text.
 * Each language becomes a chunk of its own, so that a page loads one.
 */
export function textsPlugin(locale: string): Plugin {
  return {
    name: "claim-texts",
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = languages(locale).map((name) => `"${name}": () => import("${LIST}/${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return null;
      const language = id.slice(LIST.length + 2);
      for (const path of [...files(locale, DEFAULT), ...files(locale, language)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(texts(locale, language))};`;
    },
  };
}
