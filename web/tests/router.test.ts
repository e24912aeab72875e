import { expect, test } from "vitest";
import { codeIn, navigate, route, routeOf, startRouter } from "../src/lib/router.svelte";

test.each([
  ["/", "", { screen: "Home" }],
  ["/new", "", { screen: "NewTable" }],
  ["/t/ABCD2345", "", { screen: "Table", code: "ABCD2345" }],
  ["/t/ABCD2345/replay", "?move=12", { screen: "Replay", code: "ABCD2345", move: 12 }],
  ["/t/ABCD2345/replay", "?move=x", { screen: "Replay", code: "ABCD2345", move: null }],
  ["/rules", "", { screen: "Rules", topic: null }],
  ["/rules/Go", "", { screen: "Rules", topic: "Go" }],
  ["/rules/%", "", { screen: "Rules", topic: "%" }],
  ["/t", "", { screen: "NotFound" }],
  ["/t/ABCD2345/replay/more", "", { screen: "NotFound" }],
  ["/elsewhere", "", { screen: "NotFound" }],
])("%s%s", (path, search, expected) => {
  expect(routeOf(path, search)).toEqual(expected);
});

test.each([
  ["ABCD2345", "ABCD2345"],
  [" abcd 2345 ", "ABCD2345"],
  ["https://claim.example/t/ABCD2345?from=chat", "ABCD2345"],
  ["https://claim.example/rules", null],
  ["hello", null],
  ["", null],
])("a code is found in %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test("plain links of ours stay on the page, others are left alone", () => {
  startRouter();
  document.body.innerHTML = `<a id="ours" href="/rules/Go">rules</a><a id="file" href="/api/x">file</a>`;
  document.getElementById("ours")?.click();
  expect(route()).toEqual({ screen: "Rules", topic: "Go" });
  let taken = true;
  addEventListener("click", (press) => {
    taken = press.defaultPrevented;
    press.preventDefault();
  });
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.getElementById("ours")?.dispatchEvent(press);
  expect(taken).toBe(false);
  document.getElementById("file")?.click();
  expect(taken).toBe(false);
  navigate("/new");
  expect(route()).toEqual({ screen: "NewTable" });
});
