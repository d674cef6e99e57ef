import { fileURLToPath } from "node:url";

/** Folder of the SQL files that drizzle-kit made. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
