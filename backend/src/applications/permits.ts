import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { fullNameOf } from "../accounts/session.ts";
import type { DecidedCredit } from "../credit/chosen-credit.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { amountsOf, isSpouseCredit } from "../credit/credit-sum.ts";
import { EXPIRING_PERMITS } from "../rules/permit-states.ts";
import { permitEnds, type PermitBasis, type PermitEnd } from "../rules/permit-basis.ts";
import type { AssessedPermit } from "../store/assessment-record.ts";
import { contractRequests } from "../store/schema/application-records.ts";
import { users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";

/** A whole row of `contract_requests`. */
export type PermitRow = typeof contractRequests.$inferSelect;

/** How long a request waits for its answer (O6). */
export const PERMIT_HOURS = 72;
const HOUR_MS = 3_600_000;

const PERSONAL = 1;
const SPOUSE = 2;

/** 1 personal, 2 with the spouse (C18). */
export const creditTypeOf = ({ application }: Pick<CreditFacts, "application">): number =>
  isSpouseCredit(application) ? SPOUSE : PERSONAL;

/** What a request says of the credit as it is chosen now. */
export const permitTermsOf = (facts: CreditFacts, { variant, durationMonths }: DecidedCredit) => ({
  sumCents: amountsOf(facts).creditSumCents,
  variantId: variant.id,
  durationMonths,
  creditType: creditTypeOf(facts),
});

/** The assessment as a permit is asked for, given and used (O25). */
export const permitBasisOf = ({ durationMonths, terms, decision, seen }: DecidedCredit): PermitBasis => ({
  hash: seen.hash,
  reasons: decision.approvalReasons,
  dstiBasisPoints: decision.dstiAfterBasisPoints,
  sumCents: terms.creditSumCents,
  durationMonths,
  borrowers: seen.borrowers.map(({ personalCode }) => personalCode).sort(),
  needsTwo: decision.sequence === 1,
});

/** Why a request is not about the credit as it stands; nothing where it covers it: the same, or a better one (O25). */
export function endsOf(permit: PermitRow, current: PermitBasis): PermitEnd[] {
  const { basis, sumCents, durationMonths, sequence } = permit;
  // One that was stored before its assessment was kept speaks of its terms alone.
  const known = basis ?? { ...current, sumCents, durationMonths };
  return permitEnds({ ...known, needsTwo: sequence === 1 }, current);
}

/** Whether a request covers the credit as it stands. */
export const covers = (permit: PermitRow, current: PermitBasis): boolean => endsOf(permit, current).length === 0;

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

/** Permits that managers have given to an application, the newest first. */
export const listConfirmed = (db: Store, applicationId: number): Promise<PermitRow[]> =>
  db
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.applicationId, applicationId), eq(contractRequests.status, "CONFIRMED")))
    .orderBy(desc(contractRequests.createdAt), desc(contractRequests.id));

/** The permit that covers the credit as it stands; null where no manager has allowed so much. */
export async function findCovering(db: Store, applicationId: number, current: PermitBasis): Promise<PermitRow | null> {
  const confirmed = await listConfirmed(db, applicationId);
  return confirmed.find((permit) => covers(permit, current)) ?? null;
}

async function nameOf(db: Store, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined ? null : fullNameOf(user);
}

/** A permit as the record of an assessment keeps it. */
export async function toAssessedPermit(db: Store, permit: PermitRow): Promise<AssessedPermit> {
  return {
    id: permit.id,
    by: (await nameOf(db, permit.closerId)) ?? "",
    at: (permit.closedAt ?? permit.createdAt).toISOString(),
    note: permit.note,
    asked: permit.reason,
    firstBy: await nameOf(db, permit.firstApproverId),
  };
}
