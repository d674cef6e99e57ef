import type { Environment } from "../environment.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openPostgresqlDatabase } from "./postgresql-database.ts";
import type { Database } from "./store.ts";

/**
 * Opens the back end's database and brings its tables up to date: PostgreSQL when DATABASE_URL is set, otherwise
 * the embedded PGlite in the data folder, which this process then holds alone.
 * @throws FolderInUseError when another process holds the data folder.
 */
export const openDatabase = (
  environment: Pick<Environment, "databaseUrl" | "databasePoolSize" | "dataFolder">,
): Promise<Database> =>
  environment.databaseUrl === null
    ? openEmbeddedDatabase(environment.dataFolder)
    : openPostgresqlDatabase(environment.databaseUrl, environment.databasePoolSize);
