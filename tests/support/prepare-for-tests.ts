import { randomBytes, scryptSync } from "node:crypto";
import pg from "pg";
import { freshBuyersSql } from "./fresh-buyers.ts";
import { DEMO_PASSWORD, digestOf } from "./demo-session.ts";

const COST_LOG2 = 4;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 1;
const BYTES = 32;

/**
 * Adds the buyers of tests to a seeded database, and gives everybody of it the demo's password again, stored with a small work factor: a log-in of the product takes a tenth of a second of
 * the processor on purpose, and tests log in thousands of times. A stored text names its own factor (G03), and what is stored by a test has the real one.
 */
export async function prepareForTests(databaseUrl: string): Promise<void> {
  const digest = digestOf(DEMO_PASSWORD);
  const salt = randomBytes(BYTES / 2);
  const key = scryptSync(digest, salt, BYTES, { N: 2 ** COST_LOG2, r: BLOCK_SIZE, p: PARALLELIZATION });
  const stored = ["scrypt", COST_LOG2, BLOCK_SIZE, PARALLELIZATION, salt.toString("hex"), key.toString("hex")].join(
    ":",
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update users set password_hash = $1", [stored]);
  for (const statement of freshBuyersSql()) await client.query(statement);
  await client.end();
}
