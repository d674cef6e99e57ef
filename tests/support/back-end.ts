import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { getDataTemplate } from "./back-end-template.ts";
import { usesPostgresql } from "./postgresql-server.ts";
import { createTestDatabase } from "./test-database.ts";

/** What a back end keeps between two starts. */
export interface BackEndData {
  readonly dataFolder: string;
  /** Variables that lead to it. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A back end in a process of its own. */
export interface RunningBackEnd {
  /** http://127.0.0.1:port, without a path. */
  readonly url: string;
  readonly port: number;
  /** The console's address, without a path; empty in production. */
  readonly consoleUrl: string;
  readonly dataFolder: string;
  /** Where its data is. */
  readonly data: BackEndData;
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
  /** A data folder with an embedded store to go on with, instead of a fresh copy of the demo. */
  readonly dataFolder?: string;
  /** What an earlier back end has left, to go on with. */
  readonly data?: BackEndData;
  /** `embedded`: the store of `npm run up`, also where PostgreSQL answers. */
  readonly store?: "embedded";
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

/** Starts a back end on an empty store and ends it when it has told the demo story. */
async function tellStory(dataFolder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const log: string[] = [];
  const child = launch(dataFolder, env);
  await waitUntilReady(child, log);
  await end(child, "SIGTERM");
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), "portal-back-end-"));

/** Fills a data folder with an embedded store: the demo story is told once for all tests and then only copied. */
export async function prepareDataFolder(): Promise<string> {
  const dataFolder = newFolder();
  cpSync(await getDataTemplate(tellStory), dataFolder, { recursive: true });
  return dataFolder;
}

const embeddedData = (dataFolder: string): BackEndData => ({
  dataFolder,
  env: {},
  remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
});

/** A database of its own, and a folder for what lies beside it. */
async function postgresqlData(): Promise<BackEndData> {
  const dataFolder = newFolder();
  const { url, drop } = await createTestDatabase(async (building) => {
    const folder = newFolder();
    await tellStory(folder, { DATABASE_URL: building });
    rmSync(folder, { recursive: true, force: true });
  });
  const remove = async () => {
    await drop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { dataFolder, env: { DATABASE_URL: url }, remove };
}

async function dataFor({ data, dataFolder, store }: BackEndOptions): Promise<BackEndData> {
  if (data !== undefined) return data;
  if (dataFolder !== undefined) return embeddedData(dataFolder);
  if (store === "embedded" || !(await usesPostgresql())) return embeddedData(await prepareDataFolder());
  return postgresqlData();
}

/**
 * Starts the real back end on a free port with its own data: a copy of the seeded demo in PostgreSQL, or in the embedded
 * store where that is wanted or no PostgreSQL answers.
 */
export async function startBackEnd(options: BackEndOptions = {}): Promise<RunningBackEnd> {
  const data = await dataFor(options);
  const log: string[] = [];
  const child = launch(data.dataFolder, { ...data.env, ...options.env });
  const { address: url, console } = await waitUntilReady(child, log);
  return {
    url,
    port: Number(new URL(url).port),
    consoleUrl: console ?? "",
    dataFolder: data.dataFolder,
    data,
    log,
    stop: async () => {
      await end(child, "SIGTERM");
      await data.remove();
    },
    kill: () => end(child, "SIGKILL"),
  };
}
