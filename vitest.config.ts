import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ["tests/{unit,backend,contract,faults,architecture,attack}/**/*.test.{ts,tsx}"],
      environment: "node",
      testTimeout: 30_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
    },
  }),
);
