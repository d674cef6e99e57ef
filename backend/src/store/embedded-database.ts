import { chmodSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lockFolder } from "./folder-lock.ts";
import { guardClient } from "./guarded-client.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import type { Database } from "./store.ts";

const DATABASE_FOLDER = "pglite";

/** Files as the text of `bytea`: the client's own functions go byte by byte, which a contract of some hundred kilobytes takes a tenth of a second for. */
const FILES = {
  serializers: { [types.BYTEA]: (file: Uint8Array) => `\\x${Buffer.from(file).toString("hex")}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice("\\x".length), "hex") },
};

/** Opens PGlite in the data folder under this process's own lock. */
export async function openEmbeddedDatabase(dataFolder: string): Promise<Database> {
  const lock = lockFolder(dataFolder);
  // PGlite gives its files all rights; the folder around them lets in this user only, also where an older start made it.
  chmodSync(dataFolder, 0o700);
  try {
    const client = await PGlite.create(join(dataFolder, DATABASE_FOLDER), { extensions: { pg_trgm }, ...FILES });
    const db = drizzle({ client: guardClient(client, ["query", "exec", "transaction"]), casing: "snake_case" });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      db,
      engine: "pglite",
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
