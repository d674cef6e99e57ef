import pg from "pg";

/** Where tests find PostgreSQL; a database of their own is made and dropped there. */
const SERVER_URL = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function askServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL does not answer (${reason}). Start one, or name it in DATABASE_URL_TEST.`);
  }
  await client.query(statement).finally(() => client.end());
}

/** A fresh database of this process. */
export interface TemporaryDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes a database for one test file. @throws with a clear message when no PostgreSQL answers */
export async function createTemporaryDatabase(name: string): Promise<TemporaryDatabase> {
  const database = `portal_${name}_${process.pid}`;
  await askServer(`drop database if exists ${database}`);
  await askServer(`create database ${database}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${database}`;
  return { url: url.href, drop: () => askServer(`drop database if exists ${database} with (force)`) };
}
