import { eq } from "drizzle-orm";
import type { Session } from "../accounts/session.ts";
import { valuations } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { findApplication } from "./find-application.ts";

/** A whole row of `valuations`. */
export type ValuationRow = typeof valuations.$inferSelect;

/** An assessment is of use for so many days (F-381). */
const VALUATION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether an assessment is young enough to be relied on. */
export const isOfUse = ({ createdAt }: Pick<ValuationRow, "createdAt">, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= VALUATION_DAYS * DAY_MS;

/** A valuation that the caller may see: one of an application within reach. */
export async function findValuation(db: Store, session: Session, id: number): Promise<ValuationRow | null> {
  const [valuation] = await db.select().from(valuations).where(eq(valuations.id, id));
  if (valuation === undefined) return null;
  const application = await findApplication(db, session, valuation.applicationId);
  return application === null ? null : valuation;
}
