import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Where tests find PostgreSQL; databases of their own are made and dropped there. */
const SERVER_URL = process.env["DATABASE_URL_TEST"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * Which store the back ends of a run have: `postgresql` (no server is an error), `embedded`, or not set: PostgreSQL where it
 * answers, else the embedded one.
 */
export const STORE_VARIABLE = "TEST_STORE";

const ANSWER_MS = 5_000;
const PATIENCE_MS = 60_000;
const RETRY_MS = 200;

/** Too many connections, still starting, or a database that another session holds for a moment (SQLSTATE). */
const BUSY = new Set(["53300", "57P03", "55006"]);

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : null;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: ANSWER_MS });
  // A connection that breaks is reported by the query that is under way.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Does some work over one connection; a server that is busy is asked again for a minute. */
export async function withServer<Value>(work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    let client: pg.Client | null = null;
    try {
      client = await connect();
      return await work(client);
    } catch (error) {
      if (!BUSY.has(String(codeOf(error))) || Date.now() > deadline) throw error;
    } finally {
      await client?.end().catch(() => undefined);
    }
    await pause(RETRY_MS);
  }
}

/** Runs one statement. */
export const runOnServer = (statement: string): Promise<unknown> => withServer((client) => client.query(statement));

/** Drops a database of a test and closes its connections. */
export const dropDatabase = (name: string): Promise<unknown> =>
  runOnServer(`drop database if exists ${name} with (force)`);

/** Address of a database on this server; what a test writes need not outlive the server's power cut. */
export function databaseUrl(name: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  url.searchParams.set("options", "-c synchronous_commit=off");
  return url.href;
}

async function findReason(): Promise<string | null> {
  try {
    await runOnServer("select 1");
    return null;
  } catch (error) {
    return error instanceof Error && error.message !== "" ? error.message : String(codeOf(error));
  }
}

/**
 * Whether back ends of this run keep their data in PostgreSQL. Decided once: the answer goes on to the processes that this one starts.
 * @throws when PostgreSQL is demanded and does not answer
 */
export async function usesPostgresql(): Promise<boolean> {
  const wanted = process.env[STORE_VARIABLE];
  if (wanted === "embedded") return false;
  const reason = await findReason();
  if (reason !== null && wanted === "postgresql") throw new Error(`PostgreSQL does not answer: ${reason}`);
  if (reason !== null)
    process.stderr.write(`PostgreSQL does not answer (${reason}): back ends of tests use the embedded store.\n`);
  process.env[STORE_VARIABLE] = reason === null ? "postgresql" : "embedded";
  return reason === null;
}
