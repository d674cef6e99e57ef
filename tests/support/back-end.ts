import { cpSync, rmSync } from "node:fs";
import { openEmbeddedDatabase } from "../../backend/src/store/embedded-database.ts";
import { backEndVariables, endProcess, launchBackEnd, type ReadyLine, type Variables } from "./back-end-process.ts";
import { getDataTemplate } from "./back-end-template.ts";
import { borrowBackEnd } from "./borrowed-back-end.ts";
import { freshBuyersSql } from "./fresh-buyers.ts";
import { prepareForTests } from "./prepare-for-tests.ts";
import { PLACE_VARIABLE, runBackEndHere } from "./local-back-end.ts";
import { usesPostgresql } from "./postgresql-server.ts";
import { newTestFolder } from "./run-folder.ts";
import { createTestDatabase } from "./test-database.ts";

/** What a back end keeps between two starts. */
export interface BackEndData {
  readonly dataFolder: string;
  /** Variables that lead to it. */
  readonly env: Variables;
  remove(): Promise<void>;
}

/** A back end that answers over HTTP, with its own data. */
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
  /** Ends it properly and keeps its data. */
  end(): Promise<void>;
  /** Ends it as a power cut would, and keeps its data. */
  kill(): Promise<void>;
}

export interface BackEndOptions {
  /** Variables besides the usual ones. */
  readonly env?: Variables;
  /** A data folder with an embedded store to go on with, instead of a fresh copy of the demo. */
  readonly dataFolder?: string;
  /** What an earlier back end has left, to go on with. */
  readonly data?: BackEndData;
  /** `embedded`: the store of `npm run up`, also where PostgreSQL answers. */
  readonly store?: "embedded";
  /** It runs outside the test's process, which would end with it. */
  readonly canBeKilled?: boolean;
}

/** Starts a back end on an empty store and ends it when it has told the demo story. */
async function tellStory(dataFolder: string, env: Variables = {}): Promise<void> {
  const { child } = await launchBackEnd(backEndVariables(dataFolder, env), []);
  await endProcess(child, "SIGTERM");
}

/** The same in a folder with an embedded store, and the buyers of tests. */
async function tellStoryEmbedded(dataFolder: string): Promise<void> {
  await tellStory(dataFolder);
  const { db, close } = await openEmbeddedDatabase(dataFolder);
  for (const statement of freshBuyersSql()) await db.execute(statement);
  await close();
}

const newFolder = (): string => newTestFolder("portal-back-end-");

/** Fills a data folder with an embedded store: the demo story is told once for all tests and then only copied. */
export async function prepareDataFolder(): Promise<string> {
  const dataFolder = newFolder();
  cpSync(await getDataTemplate(tellStoryEmbedded), dataFolder, { recursive: true });
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
    await prepareForTests(building);
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
  const variables = backEndVariables(data.dataFolder, { ...data.env, ...options.env });
  const { address, console, end } = await run(variables, log, options.canBeKilled ?? false);
  return {
    url: address,
    port: Number(new URL(address).port),
    consoleUrl: console ?? "",
    dataFolder: data.dataFolder,
    data,
    log,
    stop: async () => {
      await end("SIGTERM");
      await data.remove();
    },
    end: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

interface Run extends ReadyLine {
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
}

/** What the process itself reads when it starts. */
const OF_THE_PROCESS = ["NODE_OPTIONS", "LENDER_FILE"];

function noKill(): never {
  throw new Error("The test's own process would be killed: start the back end with canBeKilled");
}

/** Runs a back end where the test file wants it: in the test's process, in a host of this test run, or in a process of its own where no host is free. */
async function run(variables: Variables, log: string[], canBeKilled: boolean): Promise<Run> {
  const isHere = process.env[PLACE_VARIABLE] === "here" && !canBeKilled;
  const ofProcess = OF_THE_PROCESS.some((name) => name in variables);
  if (isHere && !ofProcess) {
    const here = await runBackEndHere(variables, log);
    return { ...here, end: (signal) => (signal === "SIGTERM" ? here.stop() : noKill()) };
  }
  const borrowed = ofProcess ? null : await borrowBackEnd(variables, log);
  if (borrowed !== null) {
    return { ...borrowed, end: (signal) => (signal === "SIGTERM" ? borrowed.stop() : borrowed.kill()) };
  }
  const { child, ...ready } = await launchBackEnd(variables, log);
  return { ...ready, end: (signal) => endProcess(child, signal) };
}
