import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

const extent = process.env["PROOF"];

const files = (folders: string) => [`tests/${folders}/**/*.test.{ts,tsx}`];

/** These start processes or change what belongs to the process, such as its folder. */
const NEEDS_PROCESS = ["tests/unit/services/transport.test.ts", "tests/unit/services/reference-back-end.test.ts"];

/** Back ends that are killed or started with the variables of a process. */
const BACK_END_PROCESSES = files("backend/store").concat("tests/contract/crash.test.ts");

/** What is proved on the store of `npm run up` as well, besides tests/backend/store and the crash; nightly it is all of it. */
const ON_EMBEDDED_STORE =
  extent === "full"
    ? files("contract")
    : ["tests/contract/application-round-trip.test.ts", "tests/contract/log-in.test.ts"];

/** Its databases and folders are removed when the run ends, however it ends. */
const KEEP_RUN = "tests/support/keep-run.ts";

/** A worker runs many files without loading modules or starting servers again: a file puts back what it changes. */
const SHARED_PROCESS = {
  pool: "forks" as const,
  isolate: false,
  globalSetup: KEEP_RUN,
  setupFiles: ["tests/support/clean-file.ts", "tests/support/end-with-run.ts"],
  env: { BACK_END_PLACE: "here" },
  // Node loads the back end as it does in its own process.
  server: { deps: { external: [/\/backend\/src\/.+\.ts$/] } },
};

/** What `npm run test:fast` asks of portal and back end together. */
const CONTRACT_CORE = [
  "application-round-trip",
  "contracts",
  "log-in",
  "offers",
  "portal-and-back-end",
  "soap-shell",
].map((name) => `tests/contract/${name}.test.ts`);

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "node",
      // When a test counts as hung, on a machine that is busy as well; no test asserts how long something takes. Nightly a property tries 20,000 values.
      testTimeout: extent === "full" ? 900_000 : 120_000,
      hookTimeout: 240_000,
      // The same for what is looked at until it is there.
      expect: { poll: { timeout: 20_000 } },
      // One more than these machines have cores: many tests wait for a time limit or for the database.
      maxWorkers: 3,
      setupFiles: ["tests/support/random-seed.ts"],
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: files("unit"),
            exclude: [...configDefaults.exclude, ...NEEDS_PROCESS],
            // One thread runs many files without loading the modules again: a file puts back what it changes.
            pool: "threads",
            isolate: false,
            setupFiles: ["tests/support/clean-file.ts"],
          },
        },
        // They read sources and change nothing: the modules are loaded once.
        { extends: true, test: { name: "house", include: files("architecture"), pool: "threads", isolate: false } },
        {
          extends: true,
          test: {
            name: "servers",
            globalSetup: [KEEP_RUN, "tests/support/back-end-hosts.ts"],
            include: [
              ...(extent === "fast"
                ? []
                : [
                    ...files("attack"),
                    ...files("faults/{export,guard,recogniser,session,soap}"),
                    ...BACK_END_PROCESSES,
                  ]),
              ...NEEDS_PROCESS,
            ],
          },
        },
        {
          extends: true,
          test: {
            ...SHARED_PROCESS,
            name: "contract",
            include: extent === "fast" ? CONTRACT_CORE : files("{backend,contract}"),
            exclude: [...configDefaults.exclude, ...BACK_END_PROCESSES],
          },
        },
        {
          extends: true,
          test: { ...SHARED_PROCESS, name: "http", include: extent === "fast" ? [] : files("faults/portal") },
        },
        {
          extends: true,
          test: {
            name: "embedded",
            globalSetup: [KEEP_RUN, "tests/support/back-end-hosts.ts"],
            include: ON_EMBEDDED_STORE,
            env: { TEST_STORE: "embedded" },
          },
        },
      ],
    },
  }),
);
