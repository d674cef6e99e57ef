import { defineConfig, mergeConfig } from "vitest/config";
import { areas } from "./stryker.config.mjs";
import viteConfig from "./vite.config.ts";

/** For mutation tests: the tests of one area as one plain project, in one worker that loads modules once (stryker.config.mjs). */
const tests = areas.find(({ folder }) => folder === process.env["MUTATION_AREA"])?.tests ?? [];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "node",
      include: tests.map((files) => `tests/${files}.test.{ts,tsx}`),
      isolate: false,
      // When a test counts as hung while it is prepared; after that, Stryker knows how long its tests take.
      testTimeout: 120_000,
      env: { PROOF: "mutation" },
      setupFiles: ["tests/support/random-seed.ts", "tests/support/clean-file.ts"],
    },
  }),
);
