import { randomBytes } from "node:crypto";
import { getDatabaseTemplate } from "./database-template.ts";
import { databaseUrl, dropDatabase, runOnServer } from "./postgresql-server.ts";
import { forgetDatabase, noteDatabase } from "./run-folder.ts";
import { templateDay } from "./template-key.ts";

/** A database that lives as long as one back end of a test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the seeded database of this state of the sources. */
export async function createTestDatabase(fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const template = await getDatabaseTemplate(fill);
  const name = `portal_test_${templateDay()}_${randomBytes(6).toString("hex")}`;
  noteDatabase(name);
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(name),
    drop: async () => {
      await dropDatabase(name);
      forgetDatabase(name);
    },
  };
}
