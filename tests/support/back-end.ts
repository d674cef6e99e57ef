import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { getDataTemplate } from "./back-end-template.ts";
import { createTestDatabase } from "./test-database.ts";

/** A back end in a process of its own. */
export interface RunningBackEnd {
  /** http://127.0.0.1:port, without a path. */
  readonly url: string;
  readonly port: number;
  /** The console's address, without a path; empty in production. */
  readonly consoleUrl: string;
  readonly dataFolder: string;
  /** Lines of its log so far. */
  readonly log: readonly string[];
  /** Ends it properly and removes its data. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and keeps its data. */
  kill(): Promise<void>;
}

export interface BackEndOptions {
  /** Variables besides the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** A data folder to go on with, instead of a fresh copy of the demo. */
  readonly dataFolder?: string;
}

const MAIN = "backend/src/main.ts";

/** Few generated rows: the stories are what tests are about. */
const TEST_DEMO_ROWS = "60";

interface ReadyLine {
  readonly ev: string;
  readonly address: string;
  readonly console: string | null;
}

const isReadyLine = (value: unknown): value is ReadyLine =>
  typeof value === "object" && value !== null && "ev" in value && value.ev === "back-end-ready";

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Starts the back end's process. */
function launch(dataFolder: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "test",
      BACKEND_PORT: "0",
      DATA_DIR: dataFolder,
      DEMO_ROWS: TEST_DEMO_ROWS,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for the line that names the addresses; a process that ends before is an error with its log. */
function waitUntilReady(child: ChildProcess, log: string[]): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        log.push(line);
        const parsed = parseLine(line);
        if (isReadyLine(parsed)) resolve(parsed);
      });
    }
    child.once("exit", (code) => reject(new Error(`The back end ended with ${code}: ${log.join("\n")}`)));
  });
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Fills a data folder: the demo story is told once for all tests and then only copied. */
export async function prepareDataFolder(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), "portal-back-end-"));
  const template = await getDataTemplate(async (folder) => {
    const log: string[] = [];
    const child = launch(folder, {});
    await waitUntilReady(child, log);
    await end(child, "SIGTERM");
  });
  cpSync(template, dataFolder, { recursive: true });
  return dataFolder;
}

/**
 * Starts the real back end on a free port with its own data: a copy of the seeded demo, or, when DATABASE_URL is set, a
 * fresh database on that PostgreSQL server.
 */
export async function startBackEnd({ env = {}, dataFolder: given }: BackEndOptions = {}): Promise<RunningBackEnd> {
  const database = given === undefined ? await createTestDatabase() : null;
  const dataFolder = given ?? (database ? mkdtempSync(join(tmpdir(), "portal-back-end-")) : await prepareDataFolder());
  const log: string[] = [];
  const child = launch(dataFolder, { ...(database && { DATABASE_URL: database.url }), ...env });
  const { address: url, console } = await waitUntilReady(child, log);
  return {
    url,
    port: Number(new URL(url).port),
    consoleUrl: console ?? "",
    dataFolder,
    log,
    stop: async () => {
      await end(child, "SIGTERM");
      await database?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    kill: () => end(child, "SIGKILL"),
  };
}
