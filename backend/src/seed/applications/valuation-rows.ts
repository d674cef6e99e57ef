import { asc, inArray } from "drizzle-orm";
import { z } from "zod";
import { toValuation } from "../../applications/computed-valuation.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { computeOffers } from "../../credit/offers.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import type { valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { DemoTime } from "../demo-time.ts";
import { keyOf, readSeedData } from "../read-data.ts";
import { STORY_IDS } from "./demo-stories.ts";

type NewValuation = typeof valuations.$inferInsert;

/** An application that was assessed so many days ago; one assessment is older than the 30 days of its use. */
const assessedSchema = z.strictObject({ application: keyOf("story", STORY_IDS, z.int()), daysAgo: z.int() });

/** Every fourth assessment came from the second system. */
const SECOND_SYSTEM_STEP = 4;

/** Assessments of the hand-made applications, made by the rules themselves on the day that they name. */
export async function toValuationRows(tx: Store, time: DemoTime): Promise<NewValuation[]> {
  const assessed = readSeedData("valuations.json", z.array(assessedSchema));
  const daysAgo = new Map(assessed.map((row) => [row.application, row.daysAgo]));
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, [...daysAgo.keys()]))
    .orderBy(asc(applications.id));
  const made: NewValuation[] = [];
  for (const [index, row] of rows.entries()) {
    const days = daysAgo.get(row.id) ?? 0;
    const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), time.now);
    const day = time.dayBefore(days);
    const valuation = toValuation(facts, row, computeOffers(facts, day), day);
    made.push({
      ...valuation,
      userId: row.sellerId,
      createdAt: time.momentBefore(days, "10:22:10"),
      system: index % SECOND_SYSTEM_STEP === 0 ? "B" : "A",
    });
  }
  return made;
}
