import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { type Environment, environment } from "../app/platform/env.server.ts";
import { log } from "../app/platform/log.server.ts";
import { lockDataFolder } from "../app/store/data-lock.server.ts";

/**
 * Starts the portal: `node server/start.ts`, with another build as its argument. One process by default; with `WORKERS=n` as many that share
 * the port, each with its own guard.
 * A worker that dies is replaced; a signal to the parent ends all of them, each within its own bound.
 */
const SERVE = fileURLToPath(import.meta.resolve("@remix-run/serve/dist/cli.js"));
const BUILD = process.argv[2] ?? fileURLToPath(new URL("../build/server/index.js", import.meta.url));
const BOOT = new URL("./boot.ts", import.meta.url).href;
/** A worker that cannot even start would otherwise be started for ever. */
const SHORTEST_LIFE_MS = 5_000;

/** Modules that were compiled once before come from the cache: a start takes a quarter less. */
async function serveHere(): Promise<void> {
  enableCompileCache();
  process.argv = [process.execPath, SERVE, BUILD];
  await import(BOOT);
  await import(SERVE);
}

function serveInWorkers({ workers: count, dataDir, redisUrl }: Environment): void {
  const release = redisUrl === null ? lockDataFolder(dataDir) : () => undefined;
  let ending = false;
  cluster.setupPrimary({ exec: SERVE, args: [BUILD], execArgv: [...process.execArgv, "--import", BOOT] });
  const end = (): void => {
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  const fork = (): void => {
    const startedAt = performance.now();
    cluster.fork().once("exit", (code: number | null) => {
      const isUseless = code !== 0 && code !== null && performance.now() - startedAt < SHORTEST_LIFE_MS;
      log(ending ? "info" : "error", "worker.exit", { code: code ?? "signal" });
      if (!ending && isUseless) end();
      else if (!ending) return fork();
      if (Object.keys(cluster.workers ?? {}).length > 0) return;
      release();
      process.exit(isUseless ? 1 : 0);
    });
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("SIGHUP", end);
  process.on("SIGUSR2", () => log("info", "process.signalIgnored", { reason: "SIGUSR2" }));
  for (let worker = 0; worker < count; worker += 1) fork();
}

try {
  const settings = environment();
  if (settings.workers === 1) await serveHere();
  else serveInWorkers(settings);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "the start failed"}\n`);
  process.exit(1);
}
