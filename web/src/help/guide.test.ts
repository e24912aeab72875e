import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadLanguage } from "../lib/texts";
import { guideSeen, hasSeenGuide, STEPS } from "./guide";
import Guide from "./Guide.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

it("goes step by step to its end", async () => {
  const ondone = vi.fn();
  render(Guide, { players: 2, ondone });
  const seen = new Set<string>();
  for (let step = 1; step <= STEPS; step++) {
    seen.add(document.querySelector("p")?.textContent ?? "");
    await fireEvent.click(screen.getByRole("button", { name: step < STEPS ? "Next" : "Play on" }));
  }
  expect(seen.size).toBe(STEPS);
  expect(ondone).toHaveBeenCalledOnce();
});

it("can be sent away at any step", async () => {
  const ondone = vi.fn();
  render(Guide, { players: 4, ondone });
  await fireEvent.click(screen.getByRole("button", { name: "Leave the guide" }));
  expect(ondone).toHaveBeenCalledOnce();
});

it("is remembered on this device", () => {
  localStorage.clear();
  expect(hasSeenGuide()).toBe(false);
  guideSeen();
  expect(hasSeenGuide()).toBe(true);
});
