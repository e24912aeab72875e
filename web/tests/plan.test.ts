import { expect, test } from "vitest";
import { TablePlan } from "../src/lib/plan.svelte";

test("a plan starts as Claim for you and whoever has the link", () => {
  expect(new TablePlan().asTable()).toEqual({
    deck: "Go Kn Un Dw Do",
    heroes: false,
    hero_values: {},
    tie_break: "cards",
    seats: ["me", "open"],
    clock: null,
    open_discards: true,
    public: false,
    take_backs: true,
  });
});

test("a deck by name stays one for more players; seats are added and taken away", () => {
  const plan = new TablePlan();
  plan.useDeck("claim2");
  plan.seatPlayers(4);
  expect(plan.asTable().deck).toBe("Un Dw Gn Gi Dr Tr Se");
  expect(plan.chairs).toEqual(["me", "open", "open", "open"]);
  plan.seatPlayers(2);
  expect(plan.asTable().deck).toBe("Gn Gi Dr Tr Se");
  expect(plan.chairs).toEqual(["me", "open"]);
});

test("choosing factions makes a mix of one's own, which is not offered before it is complete", () => {
  const plan = new TablePlan();
  plan.chooseTen("Un");
  expect([plan.kind, plan.isComplete]).toEqual(["own", false]);
  plan.chooseTen("Cy");
  plan.choosePair(2);
  expect([plan.isComplete, plan.asTable().deck]).toEqual([true, "Dw Do El Or Cy"]);
});

test("you sit once: taking another seat swaps", () => {
  const plan = new TablePlan();
  plan.seat(1, "simple");
  plan.seat(1, "me");
  expect(plan.chairs).toEqual(["simple", "me"]);
});

test("heroes are for two, and only values that differ are told", () => {
  const plan = new TablePlan();
  plan.playHeroes(true);
  plan.giveHero("Death", 8);
  plan.giveHero("Witch", 6);
  plan.giveHero("Witch", 5);
  expect(plan.asTable()).toMatchObject({ heroes: true, hero_values: { Death: 8 } });
  plan.seatPlayers(3);
  expect(plan.asTable()).toMatchObject({ heroes: false, hero_values: {} });
});

test("the clock is as it was set", () => {
  const plan = new TablePlan();
  plan.clock = "move";
  expect(plan.asTable().clock).toEqual({ kind: "move", seconds: 60, run_out: "bot" });
  plan.clock = "bank";
  plan.runOut = "lose";
  expect(plan.asTable().clock).toEqual({ kind: "bank", seconds: 600, increment: 5, run_out: "lose" });
});
