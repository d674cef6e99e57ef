import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

/** The one file that may ask whether script is on: a refresh by the browser cannot be had otherwise. */
const ALLOWED = ["app/ui/plain-only.tsx"];

test("a page asks whether its own script runs, never whether script is on: `noscript` stands in one file", () => {
  const asking = filesBelow("app", /[.](?:tsx|ts)$/).filter((path) => readFileSync(path, "utf8").includes("<noscript"));
  expect(asking).toEqual(ALLOWED);
});

test("no script believes that there is no network before it has tried", () => {
  const uses = filesBelow("app", /[.](?:tsx|ts|js)$/).flatMap((path) =>
    (readFileSync(path, "utf8").match(/navigator[.]onLine\b.*/g) ?? []).map((use) => `${path}: ${use}`),
  );
  expect(uses).toEqual([
    "app/ui/frame/plain-page.es5.js: navigator.onLine === false && !form.portalTried) tryFirst(event, form);",
  ]);
});
