import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { guardClient } from "./guarded-client.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import type { Database } from "./store.ts";

const CONNECTION_TIMEOUT_MS = 5_000;

/** Any number that no other program takes as an advisory lock in the same database. */
const MIGRATION_LOCK = 7_262_600_110;

/** One process migrates, others that start at the same time wait for it. */
async function migrateAlone(client: pg.PoolClient): Promise<void> {
  const db: NodePgDatabase = drizzle({ client });
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

async function migrateOn(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateAlone(client);
  } finally {
    client.release();
  }
}

/** Opens PostgreSQL by its address, with a pool of connections. */
export async function openPostgresqlDatabase(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "partner-portal-backend",
  });
  // A connection that dies while idle is replaced by the pool at the next query.
  pool.on("error", () => undefined);
  try {
    await migrateOn(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle({ client: guardClient(pool, ["query", "connect"]), casing: "snake_case" });
  return { db, engine: "postgresql", close: () => pool.end() };
}
