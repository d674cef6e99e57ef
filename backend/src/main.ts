import { enableCompileCache } from "node:module";
import type { BackEnd } from "./back-end.ts";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** One line of the process's own log. */
const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${JSON.stringify({ ev: "back-end-failed", message })}\n`);
  process.exit(1);
}

async function stop(starting: Promise<BackEnd>): Promise<never> {
  // A signal during the start waits for it: a store that is half open cannot be closed.
  const backEnd = await starting;
  await backEnd.stop();
  writeLine({ ev: "back-end-stopped" });
  process.exit(0);
}

/** The program is loaded only now: modules that were compiled once before come from the cache (P13). */
async function start(): Promise<BackEnd> {
  enableCompileCache();
  const [{ startBackEnd }, { readEnvironment }] = await Promise.all([
    import("./back-end.ts"),
    import("./environment.ts"),
  ]);
  return startBackEnd(readEnvironment());
}

function main(): void {
  // Buyers' data: no other user of this machine reads or writes what is made from now on.
  process.umask(0o077);
  const startedAt = performance.now();
  // A reader of the log that has gone must not end the process (R-J14).
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const starting = start();
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop(starting).catch(fail);
    });
  }
  starting
    .then(({ address, consoleAddress, engine, hasSeeded }) => {
      const ms = Math.round(performance.now() - startedAt);
      writeLine({ ev: "back-end-ready", address, console: consoleAddress, engine, seeded: hasSeeded, ms });
    })
    .catch(fail);
}

main();
