import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { CreditFacts } from "../credit/credit-facts.ts";
import type { CreditChoice } from "../credit/chosen-credit.ts";
import { amountsOf, isSpouseCredit } from "../credit/credit-sum.ts";
import { EXPIRING_PERMITS } from "../rules/permit-states.ts";
import { contractRequests } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";

/** A whole row of `contract_requests`. */
export type PermitRow = typeof contractRequests.$inferSelect;

/** What a manager is asked to allow, and what alone a permit allows: another sum, variant, duration or borrower needs another one. */
export type PermitTerms = Pick<PermitRow, "sumCents" | "variantId" | "durationMonths" | "creditType">;

/** How long a request waits for its answer (O6). */
export const PERMIT_HOURS = 72;
const HOUR_MS = 3_600_000;

const PERSONAL = 1;
const SPOUSE = 2;

/** 1 personal, 2 with the spouse (C18). */
export const creditTypeOf = ({ application }: Pick<CreditFacts, "application">): number =>
  isSpouseCredit(application) ? SPOUSE : PERSONAL;

/** The terms of a credit as it is chosen now. */
export const permitTermsOf = (facts: CreditFacts, { variant, durationMonths }: CreditChoice): PermitTerms => ({
  sumCents: amountsOf(facts).creditSumCents,
  variantId: variant.id,
  durationMonths,
  creditType: creditTypeOf(facts),
});

/** Whether a request is about these terms. */
export const isAbout = (permit: PermitTerms, terms: PermitTerms): boolean =>
  permit.sumCents === terms.sumCents &&
  permit.variantId === terms.variantId &&
  permit.durationMonths === terms.durationMonths &&
  permit.creditType === terms.creditType;

/** The moment at which an unanswered request expires. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + PERMIT_HOURS * HOUR_MS);

/** Ends the requests whose time is over. Every reading and every decision calls it first, so that no clock has to run. */
export async function expirePermits(db: Store, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - PERMIT_HOURS * HOUR_MS);
  await db
    .update(contractRequests)
    .set({ status: "EXPIRED", closedAt: sql`${contractRequests.createdAt} + make_interval(hours => ${PERMIT_HOURS})` })
    .where(and(inArray(contractRequests.status, [...EXPIRING_PERMITS]), lt(contractRequests.createdAt, oldest)));
}

/** The last request of an application. */
export async function findNewestPermit(db: Store, applicationId: number): Promise<PermitRow | null> {
  const [permit] = await db
    .select()
    .from(contractRequests)
    .where(eq(contractRequests.applicationId, applicationId))
    .orderBy(desc(contractRequests.createdAt), desc(contractRequests.id))
    .limit(1);
  return permit ?? null;
}

/** Whether a manager has allowed exactly this: the same sum, variant, duration and borrowers. */
export async function isConfirmed(db: Store, applicationId: number, terms: PermitTerms): Promise<boolean> {
  const confirmed = await db
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.applicationId, applicationId), eq(contractRequests.status, "CONFIRMED")));
  return confirmed.some((permit) => isAbout(permit, terms));
}
