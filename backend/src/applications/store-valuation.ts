import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import type { Session } from "../accounts/session.ts";
import type { OperationContext } from "../context.ts";
import { assessCredit } from "../credit/assessment.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { computeOffers } from "../credit/offers.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import type { AssessmentRecord } from "../store/assessment-record.ts";
import { valuations } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { toValuation, type ComputedValuation } from "./computed-valuation.ts";
import type { ValuationRow } from "./find-valuation.ts";

/** Keeps a valuation with who asked for it and when. */
export async function storeValuation(
  tx: Store,
  context: OperationContext,
  session: Session,
  valuation: ComputedValuation,
): Promise<ValuationRow> {
  const [row] = await tx
    .insert(valuations)
    .values({ ...valuation, userId: session.user.id, createdAt: context.clock.now() })
    .returning();
  if (row === undefined) throw new Error("The valuation was not stored.");
  return row;
}

/** The last valuation of an application. */
export async function findNewestValuation(db: Store, applicationId: number): Promise<ValuationRow | null> {
  const [valuation] = await db
    .select()
    .from(valuations)
    .where(eq(valuations.applicationId, applicationId))
    .orderBy(desc(valuations.createdAt), desc(valuations.id))
    .limit(1);
  return valuation ?? null;
}

/** As the database gives it back: a value that is not there has no key. */
const asKept = (counted: AssessmentRecord | null): unknown => JSON.parse(JSON.stringify(counted));

/**
 * Keeps what is decided about the chosen credit, unless the newest valuation counted the same: step 4 may have added
 * an insurance or moved the payment day since the offers (F-280).
 */
export async function keepDecision(
  tx: Store,
  context: OperationContext,
  session: Session,
  { row, facts, newest }: { row: ApplicationRow; facts: CreditFacts; newest: ValuationRow | null },
): Promise<void> {
  const day = toBusinessDay(context.clock.now());
  const counted = assessCredit(facts, day);
  if (counted === null || isDeepStrictEqual(asKept(counted), newest?.counted)) return;
  await storeValuation(tx, context, session, toValuation(facts, row, computeOffers(facts, day), day));
}
