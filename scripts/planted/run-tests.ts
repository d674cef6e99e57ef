import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first failure of a run; null when all is green. */
export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

/** Parts of the tests, the cheapest first. */
export type Part = "unit" | "house" | "servers" | "journeys";

export const PARTS: readonly Part[] = ["unit", "house", "servers", "journeys"];

const TIMEOUT_MS = 40 * 60_000;

/** Suites that run the built portal. */
const BUILT_PORTAL = /^tests\/(?:faults\/(?:guard|portal|session)\/|attack\/|journeys\/|contract\/portal-and-back-end)/;

export const needsBuild = (file: string): boolean => BUILT_PORTAL.test(file);

/** The part of the tests that a file belongs to. */
export function partOf(file: string): Part {
  if (file.startsWith("tests/unit/")) return "unit";
  if (file.startsWith("tests/architecture/")) return "house";
  return file.startsWith("tests/journeys/") ? "journeys" : "servers";
}

/** Test files of globs such as `unit/domain/iban`. */
export const findTestFiles = (folder: string, globs: readonly string[]): string[] => [
  ...new Set(globs.flatMap((glob) => globSync(`tests/${glob}.test.{ts,tsx}`, { cwd: folder }).sort())),
];

function run(folder: string, command: string, args: readonly string[], log: string, output: string): unknown {
  rmSync(output, { force: true });
  const bin = join(folder, "node_modules", ".bin");
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      PROOF: "usual",
      TEST_STORE: "postgresql",
      PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: output,
    },
  });
  writeFileSync(log, `${stdout ?? ""}${stderr ?? ""}`, { flag: "a" });
  try {
    return JSON.parse(readFileSync(output, "utf8"));
  } catch {
    return null;
  }
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const NO_REPORT: Failure = { file: "", test: "(the run has ended without a report)", message: "" };

function vitestFailure(folder: string, report: VitestReport | null): Failure | null {
  if (report === null) return NO_REPORT;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.replace(`${folder}/`, "");
    const failed = assertionResults.find((result) => result.status === "failed");
    if (failed !== undefined)
      return { file, test: failed.fullName, message: failed.failureMessages.join("\n").slice(0, 400) };
    if (status === "failed") return { file, test: "(the file itself)", message: message.slice(0, 400) };
  }
  return null;
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

function playwrightFailure(report: { suites: Suite[]; errors: { message?: string }[] } | null): Failure | null {
  if (report === null) return NO_REPORT;
  const specs = (suite: Suite): NonNullable<Suite["specs"]> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const failed = report.suites.flatMap(specs).find(({ ok }) => !ok);
  const [error] = report.errors;
  if (failed === undefined) return error === undefined ? null : { ...NO_REPORT, message: error.message ?? "" };
  const message = failed.tests.flatMap(({ results }) => results.flatMap((result) => result.error?.message ?? []))[0];
  return { file: `tests/journeys/${failed.file}`, test: failed.title, message: (message ?? "").slice(0, 400) };
}

/** Each file in the project that it belongs to, whatever that is called; once, though some files run on both stores. */
const vitestArguments = (output: string): string[] => [
  "run",
  "--project=!embedded",
  "--maxWorkers=1",
  "--reporter=json",
  `--outputFile=${output}`,
];

/**
 * Runs test files of one part until the first failure.
 * @param log file to which the output is added
 */
export function runTests(folder: string, part: Part, files: readonly string[], log: string): Failure | null {
  const output = join(folder, "test-report.json");
  if (part === "journeys") {
    const args = ["test", "--reporter=json", "--max-failures=1", "--workers=1", ...files];
    return playwrightFailure(run(folder, "playwright", args, log, output) as Parameters<typeof playwrightFailure>[0]);
  }
  const args = [...vitestArguments(output), "--bail=1", ...files];
  return vitestFailure(folder, run(folder, "vitest", args, log, output) as VitestReport | null);
}

/** Runs files that are no journeys to their end. @returns those that are green */
export function findGreen(folder: string, files: readonly string[], log: string): Set<string> {
  const output = join(folder, "test-report.json");
  const args = [...vitestArguments(output), ...files];
  const report = run(folder, "vitest", args, log, output) as VitestReport | null;
  const passed = report?.testResults.filter(({ status }) => status === "passed") ?? [];
  return new Set(passed.map(({ name }) => name.replace(`${folder}/`, "")));
}
