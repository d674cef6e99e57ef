import { defineConfig } from "playwright/test";
import type { PageKind } from "./tests/support/browser.ts";
import { ANY_BROWSER, findBrowser } from "./tests/support/find-browser.ts";

/**
 * Where a journey runs. With script: in a browser. Without: over the served HTML alone (`tests/support/html-page/`), which is what a browser without
 * script has. Words in titles say what differs:
 *
 * - `@script`, `@plain`: only with, only without script.
 * - `@window`: only a browser's window shows it (places, focus, frames, print, requests): not over HTML.
 * - `@bare`: in a browser without script, where script makes no difference; `@both`: with and without, for each kind of form once. In
 *   `npm run test:full` every one of these, and every `@window`, runs in both.
 * - `@full`: in `npm run test:full` alone; another test of `npm test` proves its like.
 * - `@html`: over HTML alone; in `npm run test:full` in a browser with script, too.
 * - `@lt`, `@en`: a test that each language has runs in Lithuanian with script and in English without; in `npm run test:full` in both languages in both.
 */
const isFull = process.env["PROOF"] === "full";

/** Whole files about what scripts do. */
const SCRIPT_FILES = ["**/loading.test.ts", "**/html-messages.test.ts"];

/** What only a window shows: titles, and whole files. */
const WINDOW = /@window\b|\b(?:foreign-site|looks|phone|screens|small-screens)\.test\.ts/;

/** One pattern for what fits any of them. */
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join("|"));

const browser = findBrowser(ANY_BROWSER);
if (browser === null) throw new Error(`No browser is installed: none of ${ANY_BROWSER.join(", ")} is on the path`);

/** The journeys of a seller through the built portal and the real back end, with and without script. */
export default defineConfig<object, PageKind>({
  testDir: "tests/journeys",
  // The second try of a red journey leaves the trace of the first one alone.
  outputDir: process.env["JOURNEYS_AGAIN"] === undefined ? "test-results" : "test-results/again",
  globalSetup: "./tests/support/journey-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./scripts/journey-figures-reporter.mjs"]],
  forbidOnly: true,
  use: {
    browserName: "chromium",
    // Calls and requests, without pictures: what a red run elsewhere leaves to look at, and hardly dearer than nothing.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    viewport: { width: 1280, height: 900 },
    // What a worker hands out cannot be blocked or changed by a test; the journey about it lets it in.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: browser,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "script", grepInvert: isFull ? /@plain\b/ : /@(?:plain|en|html|full|bare)\b/ },
    {
      name: "html",
      use: { javaScriptEnabled: false, pagesOf: "html" },
      grepInvert: anyOf(WINDOW, isFull ? /@script\b/ : /@(?:script|lt|full)\b/),
      testIgnore: SCRIPT_FILES,
    },
    {
      name: "bare",
      use: { javaScriptEnabled: false },
      grep: isFull ? anyOf(/@(?:bare|both)\b/, WINDOW) : /@(?:bare|both)\b/,
      grepInvert: isFull ? /@script\b/ : /@(?:script|lt|full)\b/,
      testIgnore: SCRIPT_FILES,
    },
  ],
});
