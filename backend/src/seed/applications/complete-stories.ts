import { asc, eq, inArray } from "drizzle-orm";
import { computedTerms } from "../../credit/computed-terms.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { amountsOf } from "../../credit/credit-sum.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_STORIES } from "./demo-stories.ts";

/**
 * Writes the figures that only the back end computes into an application, by the same functions as a save: its credit
 * sum, payment, rate of charge and fees as of its contract day, or of T while it has no contract.
 */
async function completeStory(tx: Store, row: ApplicationRow, time: DemoTime): Promise<void> {
  const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), time.now);
  const elements = computedTerms(facts, row.contractDate ?? time.today);
  await tx
    .update(applications)
    .set({ creditSumCents: amountsOf(facts).creditSumCents, data: { ...row.data, ...elements } })
    .where(eq(applications.id, row.id));
}

/** Completes the hand-made applications whose goods are known; a first step has nothing to compute. */
export async function completeStories(tx: Store, time: DemoTime): Promise<void> {
  const ids = DEMO_STORIES.filter(({ steps }) => steps !== 1).map(({ id }) => id);
  const rows = await tx.select().from(applications).where(inArray(applications.id, ids)).orderBy(asc(applications.id));
  for (const row of rows) await completeStory(tx, row, time);
}
