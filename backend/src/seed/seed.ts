import { sql } from "drizzle-orm";
import type { Environment } from "../environment.ts";
import { storeFacts } from "../store/schema/news.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { seedApplications } from "./applications/seed-applications.ts";
import { createDemoTime } from "./demo-time.ts";
import { isSeeded, SEEDED_ON } from "./is-seeded.ts";
import { hashDemoPasswords } from "./people/user-rows.ts";
import { seedReference } from "./seed-reference.ts";

/** Any number that nothing else takes as an advisory lock in the same database. */
const SEED_LOCK = 7_262_600_111;

/** What the story depends on: the day it begins, how many applications are generated besides the hand-made ones, and what its signatures are made with. */
export interface SeedOptions {
  readonly now: Date;
  readonly demoRows: number;
  readonly environment: Environment;
}

/**
 * Seeds the demo story into an empty store, wholly or not at all. A store that has it already is left as it is, also
 * when another process seeds at the same time.
 * @returns whether anything was written
 */
export async function seedDemoStory(db: Store, { now, ...options }: SeedOptions): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const time = createDemoTime(now);
  const isNew = await withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isSeeded(tx)) return false;
    await seedReference(tx, time, hashDemoPasswords());
    await seedApplications(tx, time, options);
    await tx.insert(storeFacts).values({ name: SEEDED_ON, value: time.today });
    return true;
  });
  // The planner needs the figures, and index-only scans the visibility map; the embedded database has no autovacuum.
  if (isNew) await db.execute(sql`vacuum analyze`);
  return isNew;
}
