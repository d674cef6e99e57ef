import { closeAudit } from "../app/platform/audit.server.ts";
import type { Environment } from "../app/platform/env.server.ts";
import { errorFields, log } from "../app/platform/log.server.ts";
import { closeTextReader } from "../app/platform/text-reader.server.ts";
import { closePortalStore } from "../app/store/portal-store.server.ts";
import type { GuardedServer } from "./http-server.ts";
import type { InFlight } from "./in-flight.ts";

const EXIT_FAILURE = 1;

export interface LifeCycle {
  /** The server to close; there is none while the process is still starting. */
  guard(server: GuardedServer): void;
}

/**
 * Owns the end of the process. A signal: not ready any more, nothing new, half-sent requests told so, answers in the
 * application's hands finished within 20 seconds, then the rest cut, store closed, exit 0. Registered before remix-serve's own handlers.
 */
export function ownLifeCycle(environment: Environment, inFlight: InFlight, release: () => void): LifeCycle {
  const { limits } = environment;
  let guarded: GuardedServer | null = null;
  const isServing = (): boolean => guarded?.server.listening === true;
  const end = async (code: number, deadlineSeconds: number): Promise<void> => {
    if (inFlight.isDraining()) return;
    inFlight.drain();
    const drained = guarded === null ? null : drain(guarded, inFlight, deadlineSeconds * 1000);
    log("info", "process.draining", { count: inFlight.count() });
    await drained;
    await closeTextReader().catch((error: unknown) => log("error", "picture.readerNotClosed", errorFields(error)));
    await closePortalStore().catch((error: unknown) => log("error", "store.notClosed", errorFields(error)));
    closeAudit(code);
    release();
    log("info", "process.exit", { code });
    process.exit(code);
  };
  const crash = (event: string, error: unknown): void => {
    log("error", event, errorFields(error));
    // No user's data is in an error of the start; the operator needs its words.
    if (!isServing()) process.stderr.write(`${error instanceof Error ? error.message : "the start failed"}\n`);
    void end(EXIT_FAILURE, limits.crashDrainSeconds);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void end(0, limits.shutdownSeconds));
  // Node's default would end the process at once, in the middle of its answers.
  process.on("SIGUSR2", () => log("info", "process.signalIgnored", { reason: "SIGUSR2" }));
  process.on("uncaughtException", (error) => crash("process.uncaughtException", error));
  process.on("unhandledRejection", (reason) => {
    if (isServing()) log("error", "process.unhandledRejection", errorFields(reason));
    else crash("process.unhandledRejection", reason);
  });
  return {
    guard(server) {
      guarded = server;
      server.server.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "EADDRINUSE") error.message = "PORT: already in use";
        crash("server.failed", error);
      });
    },
  };
}

function drain({ server, sockets, close }: GuardedServer, inFlight: InFlight, deadlineMs: number): Promise<void> {
  return new Promise((done) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    const finish = (): void => {
      clearTimeout(deadline);
      done();
    };
    if (server.listening) close(finish);
    else finish();
    // Idle connections, and those whose request cannot be read yet. A refused half-sent form ends by itself within a second.
    for (const socket of sockets) if (inFlight.isIdle(socket)) socket.destroy();
  });
}
