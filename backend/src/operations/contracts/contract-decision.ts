import type { IsoDay } from "../../rules/days.ts";
import type { ApprovalReason, RejectReason } from "../../rules/decision-types.ts";
import type { Store } from "../../store/store.ts";
import { findCovering, permitBasisOf, type PermitRow } from "../../applications/permits.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";
import type { DecisionFacts } from "../../credit/decision-facts.ts";

/** Whether the lender lends, and why not: `waiting` while the debt register has not answered, `approval` when a manager must confirm first and has not. */
export type ContractDecision =
  | { readonly result: "approved"; readonly permit: PermitRow | null }
  | { readonly result: "waiting"; readonly reasons: readonly [] }
  | { readonly result: "approval"; readonly reasons: readonly ApprovalReason[] }
  | { readonly result: "rejected"; readonly reasons: readonly RejectReason[] };

/** Without an answer about each one who borrows nothing is decided; where the register is silent for too long, a manager decides (O24). */
const isRegisterAwaited = ({ borrowers, debtAnswers }: DecisionFacts): boolean =>
  borrowers.some(({ personalCode }) => {
    const answer = debtAnswers.find((one) => one.personalCode === personalCode);
    return answer?.state !== "answered" && answer?.state !== "silent";
  });

/** The affordability decision about the contract that is to be made (L-3.2, F-378, O24, O25). */
export async function decideContract(
  db: Store,
  applicationId: number,
  facts: CreditFacts,
  contractDate: IsoDay,
): Promise<ContractDecision> {
  const decided = decideChosen(facts, contractDate);
  if (decided === null) return { result: "rejected", reasons: [] };
  const { decision, seen } = decided;
  if (decision.decision === "REJECTED") return { result: "rejected", reasons: decision.rejectReasons };
  if (isRegisterAwaited(seen)) return { result: "waiting", reasons: [] };
  if (decision.decision === "APPROVED") return { result: "approved", permit: null };
  const permit = await findCovering(db, applicationId, permitBasisOf(decided));
  return permit === null ? { result: "approval", reasons: decision.approvalReasons } : { result: "approved", permit };
}
