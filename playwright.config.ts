import { defineConfig } from "playwright/test";
import { ANY_BROWSER, findBrowser } from "./tests/support/find-browser.ts";

/**
 * Words in titles: `@script` and `@plain` run with and without script alone. A test that each language has (`@lt`, `@en`) runs in
 * Lithuanian with script and in English without; in `npm run test:full` in both languages with and without.
 */
const isFull = process.env["PROOF"] === "full";

/** Whole files about what scripts do. */
const SCRIPT_FILES = ["**/loading.test.ts", "**/html-messages.test.ts"];

const browser = findBrowser(ANY_BROWSER);
if (browser === null) throw new Error(`No browser is installed: none of ${ANY_BROWSER.join(", ")} is on the path`);

/** The journeys of a seller through the built portal and the real back end, with and without script. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
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
    { name: "js", grepInvert: isFull ? /@plain\b/ : /@(?:plain|en)\b/ },
    {
      name: "no-js",
      use: { javaScriptEnabled: false },
      grepInvert: isFull ? /@script\b/ : /@(?:script|lt)\b/,
      testIgnore: SCRIPT_FILES,
    },
  ],
});
