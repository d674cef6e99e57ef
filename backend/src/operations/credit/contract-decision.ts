import { and, eq, gte } from "drizzle-orm";
import type { IsoDay } from "../../rules/days.ts";
import { decideCredit } from "../../rules/decision.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { findChosenVariant, termsOf } from "./credit-terms.ts";
import { financesOf } from "./finances.ts";

/** Whether the lender lends: `approval` when a manager must confirm first and has not. */
export type ContractDecision = "approved" | "approval" | "rejected";

/** A manager's confirmation holds for the same variant and months, and for no more money than was asked. */
async function isConfirmed(
  db: Store,
  applicationId: number,
  terms: { variantId: number; durationMonths: number; sumCents: number },
): Promise<boolean> {
  const confirmed = await db
    .select({ id: contractRequests.id })
    .from(contractRequests)
    .where(
      and(
        eq(contractRequests.applicationId, applicationId),
        eq(contractRequests.status, "CONFIRMED"),
        eq(contractRequests.variantId, terms.variantId),
        eq(contractRequests.durationMonths, terms.durationMonths),
        gte(contractRequests.sumCents, terms.sumCents),
      ),
    )
    .limit(1);
  return confirmed.length > 0;
}

/** The affordability decision about the contract that is to be made (domain.md 3.2, F-378). */
export async function decideContract(
  db: Store,
  applicationId: number,
  facts: CreditFacts,
  contractDate: IsoDay,
): Promise<ContractDecision> {
  const variant = findChosenVariant(facts);
  const terms = variant && termsOf(facts, variant, contractDate);
  if (!variant || !terms) return "rejected";
  const decision = decideCredit({ finances: financesOf(facts, contractDate), terms, sumLimits: variant.sumLimits });
  if (!decision.ok || decision.value.decision === "REJECTED") return "rejected";
  if (decision.value.decision === "APPROVED") return "approved";
  const { durationMonths, creditSumCents: sumCents } = terms;
  const confirmed = await isConfirmed(db, applicationId, { variantId: variant.id, durationMonths, sumCents });
  return confirmed ? "approved" : "approval";
}
