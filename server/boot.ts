import cluster from "node:cluster";
import { createHash } from "node:crypto";
import morgan from "morgan";
import { openAudit } from "../app/platform/audit.server.ts";
import { type Environment, environment, passOnToLibraries } from "../app/platform/env.server.ts";
import { lockDataFolder } from "../app/store/data-lock.server.ts";
import { portalStore } from "../app/store/portal-store.server.ts";
import { guardNextServer } from "./http-server.ts";
import { ownLifeCycle } from "./life-cycle.ts";
import { servePlainHttpWarning } from "./plain-http-warning.ts";
import { createInFlight } from "./in-flight.ts";

/**
 * Loaded before remix-serve: `node --import ./server/boot.ts node_modules/@remix-run/serve/dist/cli.js build/server/index.js`.
 * Whatever is wrong with the configuration, the data folder or the store ends the process here, with one line for each fault.
 */
async function boot(): Promise<void> {
  process.umask(0o077);
  const settings = environment();
  passOnToLibraries(settings);
  const release = takeDataFolder(settings);
  const inFlight = createInFlight(settings.limits.heldFormBytes);
  const lifeCycle = ownLifeCycle(settings, inFlight, release);
  await requireWritableStore(settings);
  openAudit(settings.dataDir, { months: settings.limits.auditMonths, configuration: digestOf(settings) });
  // remix-serve logs every address with its query, passwords of partner links included. The guard writes its own line.
  morgan.format("tiny", () => undefined);
  // Before the next server is guarded: this one has nothing to guard.
  servePlainHttpWarning(settings);
  guardNextServer(settings, inFlight, (server) => lifeCycle.guard(server));
}

/** Worker processes share the folder that their parent has taken. */
function takeDataFolder({ dataDir, redisUrl }: Environment): () => void {
  return cluster.isWorker || redisUrl !== null ? () => undefined : lockDataFolder(dataDir);
}

/** Tells one configuration from another without telling what is in it. */
const digestOf = (settings: Environment): string =>
  createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 16);

async function requireWritableStore({ redisUrl }: Environment): Promise<void> {
  try {
    await (await portalStore()).store.check();
  } catch (cause) {
    throw new Error(`${redisUrl === null ? "DATA_DIR" : "REDIS_URL"}: the session store cannot be written`, { cause });
  }
}

try {
  await boot();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "the start failed"}\n`);
  process.exit(1);
}
