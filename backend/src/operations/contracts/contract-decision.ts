import type { IsoDay } from "../../rules/days.ts";
import type { ApprovalReason, RejectReason } from "../../rules/decision-types.ts";
import type { Store } from "../../store/store.ts";
import { isConfirmed, permitTermsOf } from "../../applications/permits.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";

/** Whether the lender lends, and why not: `approval` when a manager must confirm first and has not. */
export type ContractDecision =
  | { readonly result: "approved" }
  | { readonly result: "approval"; readonly reasons: readonly ApprovalReason[] }
  | { readonly result: "rejected"; readonly reasons: readonly RejectReason[] };

/** The affordability decision about the contract that is to be made (L-3.2, F-378). */
export async function decideContract(
  db: Store,
  applicationId: number,
  facts: CreditFacts,
  contractDate: IsoDay,
): Promise<ContractDecision> {
  const decided = decideChosen(facts, contractDate);
  if (decided === null) return { result: "rejected", reasons: [] };
  const { decision } = decided;
  if (decision.decision === "REJECTED") return { result: "rejected", reasons: decision.rejectReasons };
  if (decision.decision === "APPROVED") return { result: "approved" };
  const confirmed = await isConfirmed(db, applicationId, permitTermsOf(facts, decided));
  return confirmed ? { result: "approved" } : { result: "approval", reasons: decision.approvalReasons };
}
