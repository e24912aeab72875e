import { expect, test } from "vitest";
import { blocks } from "../src/lib/prose";
import { ago, botName, deckName, duration, listed } from "../src/lib/words";

test("lists, durations and moments", () => {
  expect(listed(["Gnomes", "Giants", "Seers"])).toBe("Gnomes, Giants, Seers");
  expect([30, 60, 600, 86_400].map(duration)).toEqual(["30 seconds", "1 minute", "10 minutes", "1 day"]);
  const now = Date.UTC(2026, 10, 15);
  expect(ago(now - 86_400_000, now)).toBe("yesterday");
  expect(ago(now - 300_000, now)).toBe("5 minutes ago");
  expect(ago(now, now)).toBe("now");
});

test("decks and bots have names", () => {
  expect(deckName({ deck: "Go Kn Un Dw Do", seats: ["me", "open"] })).toBe("Claim");
  expect(deckName({ deck: "Go Kn Un Dw Cy", seats: ["me", "open"] })).toBe("Own mix");
  expect(botName("steady")).toBe("Steady bot");
  expect(botName("deep")).toBe("Bot deep");
});

test("longer texts are paragraphs and lists", () => {
  expect(blocks("One\nline.\n\n- first\n  goes on\n- second\n\nEnd.")).toEqual([
    { kind: "paragraph", text: "One line." },
    { kind: "list", points: ["first goes on", "second"] },
    { kind: "paragraph", text: "End." },
  ]);
});
