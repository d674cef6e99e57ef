import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database that lives as long as one back end of a test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh database on the PostgreSQL server of DATABASE_URL; null when the tests run on the embedded one. */
export async function createTestDatabase(): Promise<TestDatabase | null> {
  const serverUrl = process.env["DATABASE_URL"];
  if (serverUrl === undefined || serverUrl === "") return null;
  const name = `portal_test_${randomBytes(6).toString("hex")}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) };
}
