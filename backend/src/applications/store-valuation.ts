import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import type { Session } from "../accounts/session.ts";
import type { OperationContext } from "../context.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { computeOffers } from "../credit/offers.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import type { AssessedPermit, AssessmentRecord } from "../store/assessment-record.ts";
import { valuations } from "../store/schema/application-records.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { logAction } from "./action-log.ts";
import { toValuation, type ComputedValuation } from "./computed-valuation.ts";
import { findApplicationForUpdate } from "./find-application.ts";
import { isOfUse, type ValuationRow } from "./find-valuation.ts";

/** Keeps a valuation with who asked for it and when. */
async function storeValuation(
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
const asKept = (value: AssessmentRecord | ComputedValuation | null): unknown => JSON.parse(JSON.stringify(value));

/** Whether a valuation, stored or not, says the same; who asked for it, and when, is not part of it. */
function saysTheSame(stored: ValuationRow, computed: ComputedValuation): boolean {
  const { id: _id, userId: _userId, createdAt: _createdAt, system: _system, ...content } = stored;
  return isDeepStrictEqual(asKept(content), asKept(computed));
}

/**
 * The valuation of what was computed: the newest one of the application while it says the same and is of use, so that looking at the offers again
 * assesses nothing again and writes nothing; else a new one, which is logged. One at a time for an application.
 */
export function keepValuation(
  context: OperationContext,
  session: Session,
  computed: ComputedValuation,
): Promise<ValuationRow> {
  const { applicationId } = computed;
  return withTransaction(context.db, async (tx) => {
    await findApplicationForUpdate(tx, session, applicationId);
    const newest = await findNewestValuation(tx, applicationId);
    if (newest !== null && isOfUse(newest, context.clock.now()) && saysTheSame(newest, computed)) return newest;
    const stored = await storeValuation(tx, context, session, computed);
    await logAction(tx, context, session, { applicationId, action: "Apskaičiuoti pasiūlymai" });
    return stored;
  });
}

/**
 * Keeps what is decided about the chosen credit, unless the newest valuation counted the same: step 4 may have added
 * an insurance or moved the payment day since the offers (F-280).
 */
export async function keepDecision(
  tx: Store,
  context: OperationContext,
  session: Session,
  {
    row,
    facts,
    newest,
    permit,
  }: {
    row: ApplicationRow;
    facts: CreditFacts;
    newest: ValuationRow | null;
    /** What a manager has allowed; null: nothing, or nothing was needed. */
    permit: AssessedPermit | null;
  },
): Promise<void> {
  const day = toBusinessDay(context.clock.now());
  const computed = toValuation(facts, row, computeOffers(facts, day), day);
  const counted = computed.counted && { ...computed.counted, ...(permit && { permit }) };
  const valuation = { ...computed, counted };
  if (valuation.counted === null || isDeepStrictEqual(asKept(valuation.counted), newest?.counted)) return;
  await storeValuation(tx, context, session, valuation);
}
