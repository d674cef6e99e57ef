import { createClock, type Clock } from "./clock.ts";
import type { OperationContext } from "./context.ts";
import type { Environment } from "./environment.ts";
import { createHttpServer, drain, listen } from "./http-server.ts";
import { isSeeded } from "./seed/is-seeded.ts";
import { attachSoap } from "./soap/soap-server.ts";
import { openDatabase } from "./store/database.ts";
import type { Database } from "./store/store.ts";

/** A running back end. */
export interface BackEnd {
  /** Where it listens, e.g. http://127.0.0.1:4010. */
  readonly address: string;
  readonly engine: Database["engine"];
  /** Whether this start told the demo story. */
  readonly hasSeeded: boolean;
  readonly context: OperationContext;
  /** Finishes requests under way, writes everything out and gives the data folder back. */
  stop(): Promise<void>;
}

/** Tells the demo story into an empty store; the story itself is loaded only then. */
async function seedOnce({ db }: Database, environment: Environment, clock: Clock): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const { seedDemoStory } = await import("./seed/seed.ts");
  return seedDemoStory(db, { now: clock.now(), demoRows: environment.demoRows });
}

async function serve(database: Database, environment: Environment, clock: Clock): Promise<BackEnd> {
  const hasSeeded = await seedOnce(database, environment, clock);
  const context: OperationContext = { db: database.db, clock, environment };
  const server = createHttpServer(context);
  attachSoap(server, context);
  const address = await listen(server, environment.port, environment.host);
  return {
    address,
    engine: database.engine,
    hasSeeded,
    context,
    stop: async () => {
      await drain(server);
      await database.close();
    },
  };
}

/**
 * Starts the whole back end: database with its tables, the demo story on an empty store, then the services.
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
