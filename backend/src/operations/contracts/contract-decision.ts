import { and, eq, gte } from "drizzle-orm";
import type { IsoDay } from "../../rules/days.ts";
import type { ApprovalReason, RejectReason } from "../../rules/decision-types.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";

/** Whether the lender lends, and why not: `approval` when a manager must confirm first and has not. */
export type ContractDecision =
  | { readonly result: "approved" }
  | { readonly result: "approval"; readonly reasons: readonly ApprovalReason[] }
  | { readonly result: "rejected"; readonly reasons: readonly RejectReason[] };

/** Whether a manager has confirmed: it holds for the same variant and months, and for no more money than was asked. */
export async function isConfirmed(
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

/** The affordability decision about the contract that is to be made (L-3.2, F-378). */
export async function decideContract(
  db: Store,
  applicationId: number,
  facts: CreditFacts,
  contractDate: IsoDay,
): Promise<ContractDecision> {
  const decided = decideChosen(facts, contractDate);
  if (decided === null) return { result: "rejected", reasons: [] };
  const { variant, durationMonths, terms, decision } = decided;
  if (decision.decision === "REJECTED") return { result: "rejected", reasons: decision.rejectReasons };
  if (decision.decision === "APPROVED") return { result: "approved" };
  const { creditSumCents: sumCents } = terms;
  const confirmed = await isConfirmed(db, applicationId, { variantId: variant.id, durationMonths, sumCents });
  return confirmed ? { result: "approved" } : { result: "approval", reasons: decision.approvalReasons };
}
