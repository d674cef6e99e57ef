import type { OperationContext } from "../../context.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { acceptedTestCodes } from "../../applications/person-check.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { decideContract, type ContractDecision } from "./contract-decision.ts";
import { contractObstacles, describeObstacles } from "./contract-obstacles.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { describeReason } from "../../credit/wire-decision.ts";

type Refused = Exclude<ContractDecision, { result: "approved" }>;

const DECISION_TEXTS: Readonly<Record<Refused["result"], string>> = {
  approval: "Sutarties sudaryti negalima: reikia vadybininko leidimo",
  rejected: "Sutarties sudaryti negalima: kreditas neteikiamas",
};

/** The refusal in words, with the reasons of the decision about the chosen credit. */
function describe({ result, reasons }: Refused): string {
  const why = reasons.map(describeReason).join(", ");
  return why === "" ? `${DECISION_TEXTS[result]}.` : `${DECISION_TEXTS[result]} (${why}).`;
}

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
  const today = toBusinessDay(context.clock.now());
  const obstacles = contractObstacles(facts, acceptedTestCodes(context), today);
  if (obstacles.length > 0) return refusal(5, describeObstacles(obstacles));
  if (scenarioFault(facts.application) === 5) return refusal(5);
  const decision = await decideContract(db, applicationId, facts, today);
  return decision.result === "approved" ? null : refusal(5, describe(decision));
}
