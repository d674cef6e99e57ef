import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "playwright/test";

const CHROMIUM = "/usr/bin/chromium";

/**
 * Words in titles: `@script` and `@plain` run with and without script alone. A test that each language has (`@lt`, `@en`) runs in
 * Lithuanian with script and in English without; in `npm run test:full` in both languages with and without.
 */
const isFull = process.env["PROOF"] === "full";

/** Whole files about what scripts do. */
const SCRIPT_FILES = ["**/loading.test.ts", "**/html-messages.test.ts"];

/** The Chromium of the machine: Debian's place for it, else the first one on the path. */
function findChromium(): string {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "chromium"));
  const found = [CHROMIUM, ...onPath].find((file) => existsSync(file));
  if (found === undefined) throw new Error("Chromium is not installed: no `chromium` on the path");
  return found;
}

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
      executablePath: findChromium(),
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
