/**
 * Mutation tests (`npm run test:mutation`): small changes of the code, one at a time, of which each should make a test fail. Areas run one
 * by one, each with the tests that are near it, because a change is judged by every test that reaches it.
 */

/** Where an area is, which tests judge it, and the share of changes in percent that they must find; 0 until it has been run as a whole. */
export const areas = [
  { folder: "app/store", tests: ["unit/store/*"], floor: 0 },
  {
    folder: "app/forms",
    tests: ["unit/forms/*", "unit/server/*"],
    floor: 0,
    // Hooks and components are proved in a browser.
    without: "{use-*.ts,*.tsx}",
  },
  {
    folder: "app/services/transport",
    // Those that ask every operation of the back end take minutes and reach the same lines.
    tests: [
      "unit/services/{transport,envelope,xml-tree,backend,page-deadline,heaviest-answers,special-codes,verify}",
      "faults/soap/{policies,retries}",
    ],
    floor: 0,
    // One of them changes the working folder, which only a process can.
    pool: "forks",
  },
  {
    folder: "backend/src/rules",
    tests: ["backend/rules/*", "backend/verify/rules", "unit/domain/{two-sides,permit-acts,rule-properties}"],
    floor: 0,
  },
  { folder: "app/domain", tests: ["unit/domain/**/*"], floor: 0 },
];

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  // The tests of an area are a list: there is no need to search related ones.
  vitest: { configFile: "vitest.mutation.config.ts", pool: "threads", related: false },
  mutator: {
    // Most texts are members of a union: the compiler refuses another one. What is left are texts and ids of errors, which nobody decides by.
    excludedMutations: ["StringLiteral"],
  },
  coverageAnalysis: "perTest",
  // What runs while a module is loaded belongs to no test: each such change would run every test of its area, which is most of the time.
  ignoreStatic: true,
  concurrency: Number(process.env["MUTATION_PROCESSES"] ?? 1),
  incremental: true,
  ignorePatterns: [".stryker-tmp", ".data", "build", "docs", "test-results", "playwright-report"],
  reporters: ["progress-append-only", "html", "json"],
  allowConsoleColors: false,
  disableTypeChecks: false,
};

const CACHE = "node_modules/.cache/stryker";

/** What differs between areas: each has its own report and its own memory of the last run. A part of an area has no floor. */
export const optionsOf = ({ folder, floor, pool = "threads", without = "-" }, part = folder) => ({
  configFile: "stryker.config.mjs",
  mutate: [part === folder ? `${folder}/**/*.{ts,tsx}` : part, `!${folder}/${without}`],
  vitest: { pool },
  incrementalFile: `${CACHE}/${folder}/incremental.json`,
  htmlReporter: { fileName: `${CACHE}/${folder}/report.html` },
  jsonReporter: { fileName: `${CACHE}/${folder}/report.json` },
  // Not below node_modules: vitest would not look for tests there.
  tempDirName: `.stryker-tmp/${folder}`,
  thresholds: { high: 95, low: 85, break: part === folder ? floor : null },
});
