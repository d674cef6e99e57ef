import type { Server } from "node:http";
import { createClock, type Clock } from "./clock.ts";
import type { OperationContext } from "./context.ts";
import type { Environment } from "./environment.ts";
import { createHttpServer, drain, findService, listen } from "./http-server.ts";
import { attachScenarios } from "./scenarios/gate.ts";
import { createScenarios } from "./scenarios/scenarios.ts";
import { isSeeded } from "./seed/is-seeded.ts";
import { startSending, type Sending } from "./sending/sending.ts";
import { loadAuthority } from "./signing/authority.ts";
import { endUndelivered } from "./signing/undelivered.ts";
import { attachSoap } from "./soap/soap-server.ts";
import { openDatabase } from "./store/database.ts";
import type { Database } from "./store/store.ts";
import { attachVerify } from "./verify/verify-service.ts";

/** A running back end. */
export interface BackEnd {
  /** Where it listens, e.g. http://127.0.0.1:4010. */
  readonly address: string;
  /** Where the console of demo and test listens; null in production. */
  readonly consoleAddress: string | null;
  readonly engine: Database["engine"];
  /** Whether this start seeded the demo story. */
  readonly hasSeeded: boolean;
  readonly context: OperationContext;
  /** Finishes requests under way, writes everything out and gives the data folder back. */
  stop(): Promise<void>;
}

/** The console is for this machine only, wherever the back end itself listens. */
const CONSOLE_HOST = "127.0.0.1";

/** Seeds the demo story into an empty store, where it is wanted; the story itself is loaded only then. */
async function seedOnce({ db }: Database, environment: Environment, clock: Clock): Promise<boolean> {
  if (!environment.seedsDemoStory || (await isSeeded(db))) return false;
  const { seedDemoStory } = await import("./seed/seed.ts");
  return seedDemoStory(db, { now: clock.now(), demoRows: environment.demoRows, environment });
}

/** Opens the console where there is one; its pages are loaded only then. */
async function openConsole(context: OperationContext): Promise<{ server: Server; address: string } | null> {
  const { consolePort } = context.environment;
  if (consolePort === null) return null;
  const { createConsole } = await import("./console/console.ts");
  const server = createConsole(context);
  return { server, address: await listen(server, consolePort, CONSOLE_HOST) };
}

/** Opens the services to their callers, the console first: a taken port ends the start before a request is answered. */
async function openServices(context: OperationContext, sending: Sending) {
  const console = await openConsole(context);
  try {
    const server = createHttpServer({ ...context, sending });
    attachSoap(server, { ...context, wakeSender: sending.sender.wake });
    attachVerify(server, { ...context, sending });
    attachScenarios(server, context, (request) => findService(request, context.environment));
    const address = await listen(server, context.environment.port, context.environment.host);
    const close = () => Promise.all([drain(server), console === null ? null : drain(console.server)]);
    return { address, consoleAddress: console?.address ?? null, close };
  } catch (error) {
    if (console !== null) await drain(console.server);
    throw error;
  }
}

async function serve(database: Database, environment: Environment, clock: Clock): Promise<BackEnd> {
  const hasSeeded = await seedOnce(database, environment, clock);
  const staged = environment.consolePort === null ? {} : { scenarios: createScenarios() };
  const context: OperationContext = { db: database.db, clock, environment, ...staged };
  await loadAuthority(database.db, clock.now());
  const sending = startSending(context, { onFailed: (tx, message) => endUndelivered(tx, context, message) });
  try {
    const { address, consoleAddress, close } = await openServices(context, sending);
    const stop = async () => {
      await close();
      await sending.stop();
      await database.close();
    };
    return { address, consoleAddress, engine: database.engine, hasSeeded, context, stop };
  } catch (error) {
    await sending.stop();
    throw error;
  }
}

/**
 * Starts the whole back end: database with its tables, the demo story on an empty store (in production only when asked for), then sending and the services.
 * @throws FolderInUseError when another process holds the data folder
 */
export async function startBackEnd(environment: Environment): Promise<BackEnd> {
  const database = await openDatabase(environment);
  try {
    return await serve(database, environment, createClock());
  } catch (error) {
    await database.close();
    throw error;
  }
}
