import type { OperationContext } from "../../context.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal, type Answer } from "../answer.ts";
import { acceptedTestCodes } from "../application/person-check.ts";
import { demonstratedFault } from "../demonstrated-fault.ts";
import { decideContract, type ContractDecision } from "./contract-decision.ts";
import { contractObstacles, describeObstacles } from "./contract-obstacles.ts";
import type { CreditFacts } from "./credit-facts.ts";

const DECISION_TEXTS: Readonly<Record<Exclude<ContractDecision, "approved">, string>> = {
  approval: "Sutarties sudaryti negalima: reikia vadybininko leidimo.",
  rejected: "Sutarties sudaryti negalima: pagal pajamas ir įsipareigojimus kreditas neteikiamas.",
};

/**
 * Why no contract can be made from an application (5), or null when one can: what is missing in it, and the
 * affordability decision (F-202, F-336).
 */
export async function refuseContract(
  db: Store,
  context: OperationContext,
  applicationId: number,
  facts: CreditFacts,
): Promise<Answer | null> {
  const obstacles = contractObstacles(facts, acceptedTestCodes(context));
  if (obstacles.length > 0) return refusal(5, describeObstacles(obstacles));
  if (demonstratedFault(facts.application) === 5) return refusal(5);
  const decision = await decideContract(db, applicationId, facts, toBusinessDay(context.clock.now()));
  return decision === "approved" ? null : refusal(5, DECISION_TEXTS[decision]);
}
