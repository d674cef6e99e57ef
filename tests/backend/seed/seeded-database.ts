import { afterAll, beforeAll } from "vitest";
import { parseEnvironment } from "../../../backend/src/environment.ts";
import { seedDemoStory } from "../../../backend/src/seed/seed.ts";
import { openDatabase } from "../../../backend/src/store/database.ts";
import type { Database, Store } from "../../../backend/src/store/store.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

/** The "T" of tests: a Friday afternoon in Lithuania. */
export const STORY_DAY = new Date("2026-11-20T13:30:00.000Z");

const SEED_MS = 180_000;

/** A store with the demo story. */
export interface SeededStore {
  readonly db: () => Store;
}

/** An embedded store with the demo story, shared by the tests of one file. */
export function seededDatabase(demoRows: number): SeededStore {
  const dataFolder = temporaryFolder();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder });
    await seedDemoStory(database.db, {
      now: STORY_DAY,
      demoRows,
      environment: parseEnvironment({ DATA_DIR: dataFolder }),
    });
  }, SEED_MS);
  afterAll(() => database.close());
  return { db: () => database.db };
}
