/** Texts for the browser: one module for each language under src/claim/locale, made of the Fluent files it needs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The Fluent files the browser needs, by name. */
export const FILES = ["names", "votes", "told", "browser", "browser-table", "browser-decisions"];
/** Those it needs only where the rules are told. */
export const RULES_FILES = ["rules", "powers"];

const DEFAULT = "en";
const LIST = "virtual:texts";
const RULES = "rules-";
const ENTRY = /^(-?[A-Za-z][\w-]*)[ \t]*=.*(?:\n(?:[ \t}].*)?)*/gm;

/** The languages there are: the folders of `locale`, English first. */
export function languages(locale: string): string[] {
  const folders = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).sort();
  return [DEFAULT, ...names.filter((name) => name !== DEFAULT)];
}

/** One language's messages from these files, without comments; those it lacks are in English. */
export function texts(locale: string, language: string, names = FILES): string {
  const messages = new Map([...entries(locale, DEFAULT, names), ...entries(locale, language, names)]);
  return [...messages.values()].join("\n") + "\n";
}

function* entries(locale: string, language: string, names: string[]): Generator<[string, string]> {
  for (const path of files(locale, language, names)) {
    for (const [text, name] of readFileSync(path, "utf-8").matchAll(ENTRY)) {
      if (name) yield [name, text.trimEnd()];
    }
  }
}

function files(locale: string, language: string, names: string[]): string[] {
  return names.map((file) => join(locale, language, `${file}.ftl`)).filter((path) => existsSync(path));
}

/**
 * `virtual:texts` maps each language to functions that load its texts and its rules; `virtual:texts/LANGUAGE` and
 * `virtual:texts/rules-LANGUAGE` are these. Each is a chunk of its own, so that a page loads only what it shows.
 */
export function textsPlugin(locale: string): Plugin {
  return {
    name: "claim-texts",
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return `export default { ${loaders("")} };\nexport const rules = { ${loaders(RULES)} };`;
      if (!id.startsWith(`\0${LIST}/`)) return null;
      const wanted = id.slice(LIST.length + 2);
      const names = wanted.startsWith(RULES) ? RULES_FILES : FILES;
      const language = wanted.replace(RULES, "");
      for (const path of [...files(locale, DEFAULT, names), ...files(locale, language, names)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(texts(locale, language, names))};`;
    },
  };

  function loaders(kind: string): string {
    return languages(locale)
      .map((name) => `"${name}": () => import("${LIST}/${kind}${name}")`)
      .join(", ");
  }
}
