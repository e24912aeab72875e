import { afterEach, expect, test, vi } from "vitest";

const KEY = "claim-settings";

async function freshSettings(): Promise<typeof import("../src/lib/settings.svelte")> {
  vi.resetModules();
  return import("../src/lib/settings.svelte");
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("preferences are kept and found again", async () => {
  const { prefer } = await freshSettings();
  prefer("speed", "fast");
  prefer("hints", false);
  const { settings } = await freshSettings();
  expect(settings).toMatchObject({ speed: "fast", hints: false, labels: true });
});

test("what is kept and makes no sense is left aside", async () => {
  localStorage.setItem(KEY, '{"speed": "warp", "theme": 7, "labels": false}');
  const { settings } = await freshSettings();
  expect(settings).toMatchObject({ speed: "normal", theme: "system", labels: false });
  localStorage.setItem(KEY, "not json");
  expect((await freshSettings()).settings.labels).toBe(true);
});

test("without storage they hold for the visit", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  const { prefer, settings } = await freshSettings();
  prefer("speed", "none");
  expect(settings.speed).toBe("none");
});

test("the theme is a class on the page", async () => {
  const { prefer } = await freshSettings();
  prefer("theme", "dark");
  expect(document.documentElement.className).toBe("dark");
  prefer("theme", "light");
  expect(document.documentElement.className).toBe("light");
});

test("the language is the one chosen, else the browser's", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-CH"]);
  const { settings, wantedLanguage } = await freshSettings();
  expect(wantedLanguage()).toBe("de");
  settings.language = "fr";
  expect(wantedLanguage()).toBe("fr");
  settings.language = "xx";
  expect(wantedLanguage()).toBe("de");
});
