import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILES, RULES_FILES, languages, texts } from "../plugins/texts.ts";
import { bestLanguage, hasText, language, loadLanguage, loadRules, showTexts, t } from "../src/lib/texts";

function locale(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "locale-"));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(join(folder, name.split("/")[0] ?? ""), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  return folder;
}

describe("the texts that are built", () => {
  const folder = locale({
    "en/names.ftl": "# a comment\n\none = One\ntwo =\n    Two\n\n    lines\n",
    "en/browser.ftl": "three = { $n ->\n    [one] a\n   *[other] b\n}\n# end\nfour = Four\n",
    "en/help.ftl": "five = Five\n",
    "de/names.ftl": "one = Eins\n",
  });

  test("are those of the browser's files, without comments", () => {
    const built = texts(folder, "en");
    expect(FILES).not.toContain("help");
    expect(built).not.toMatch(/#|five/);
    showTexts("en", built);
    expect([t("one"), t("two"), t("three", { n: 1 }), t("four")]).toEqual(["One", "Two\n\nlines", "a", "Four"]);
  });

  test("are English where a language lacks them", () => {
    showTexts("de", texts(folder, "de"));
    expect([t("one"), t("four")]).toEqual(["Eins", "Four"]);
    expect(document.documentElement.lang).toBe("de");
    expect(language()).toBe("de");
  });

  test("come in every language that has a folder, English first", () => {
    expect(languages(folder)).toEqual(["en", "de"]);
  });
});

test("a text that is not there is shown by its name", () => {
  expect(hasText("no-such-text")).toBe(false);
  expect(t("no-such-text")).toBe("no-such-text");
});

test("the rules are loaded where they are told, and stay when the language changes", async () => {
  expect(FILES).not.toEqual(expect.arrayContaining(RULES_FILES));
  await loadLanguage("en");
  expect(hasText("rule-Go")).toBe(false);
  await Promise.all([loadRules(), loadRules()]);
  expect([hasText("rule-Go"), hasText("home-play")]).toEqual([true, true]);
  await loadLanguage("de");
  expect(t("rule-Go")).toMatch(/vierzehn Karten/);
  expect(t("home-play")).toBe("Jetzt spielen");
});

test("a language is loaded by its tag", async () => {
  await loadLanguage("en");
  expect(t("home-play")).toBe("Play now");
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr"], "fr"],
  [["pt-BR", "hu-HU"], "hu"],
  [["xx"], "en"],
  [[], "en"],
])("%j is best served by %s", (wishes, best) => {
  expect(bestLanguage(wishes, ["en", "de", "fr", "hu"])).toBe(best);
});
