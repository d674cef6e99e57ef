import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import { areas } from "./stryker.config.mjs";
import viteConfig from "./vite.config.ts";

/** For mutation tests: the tests of one area as one plain project, in one worker that loads modules once (stryker.config.mjs). */
const tests = areas.find(({ folder }) => folder === process.env["MUTATION_AREA"])?.tests ?? [];

/** It starts back ends. */
const STARTS_PROCESSES = "tests/unit/services/reference-back-end.test.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "node",
      include: tests.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      exclude: [...configDefaults.exclude, STARTS_PROCESSES],
      isolate: false,
      // When a test counts as hung while it is prepared; after that, Stryker knows how long its tests take.
      testTimeout: 120_000,
      env: { PROOF: "mutation" },
      setupFiles: ["tests/support/random-seed.ts", "tests/support/clean-file.ts"],
    },
  }),
);
