import type { OperationContext } from "../../context.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { inBoth, type Bilingual } from "../../wire/bilingual.ts";
import { acceptedTestCodes } from "../../applications/person-check.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { decideContract, type ContractDecision } from "./contract-decision.ts";
import { contractObstacles, describeObstacles } from "./contract-obstacles.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { describeReasons } from "../../credit/wire-decision.ts";
import { flagOf } from "../../wire/wire-values.ts";
import type { PermitRow } from "../../applications/permits.ts";

type Refused = Exclude<ContractDecision, { result: "approved" }>;

const DECISION_TEXTS: Readonly<Record<Refused["result"], Bilingual>> = {
  waiting: {
    lt: "Sutarties sudaryti dar negalima: laukiama skolų registro atsakymo",
    en: "The contract cannot be made yet: the debt register has not answered",
  },
  approval: {
    lt: "Sutarties sudaryti negalima: reikia vadybininko leidimo",
    en: "The contract cannot be made: a manager must approve",
  },
  rejected: {
    lt: "Sutarties sudaryti negalima: kreditas neteikiamas",
    en: "The contract cannot be made: the credit is refused",
  },
};

/** The refusal in words, with the reasons of the decision about the chosen credit. */
const describe = ({ result, reasons }: Refused): Bilingual =>
  inBoth((language) => {
    const why = describeReasons(reasons, language);
    return why === "" ? `${DECISION_TEXTS[result][language]}.` : `${DECISION_TEXTS[result][language]} (${why}).`;
  });

const NO_CONSENT: Bilingual = {
  lt: "Sutarties sudaryti negalima: pirkėjas nesutiko, kad būtų tikrinami jo duomenys.",
  en: "The contract cannot be made: the buyer has not consented to a check of the data.",
};

/** What a contract may be made on: the permit where one was needed, or why none can be made. */
export type ContractBasis = { readonly permit: PermitRow | null } | { readonly refused: Answer };

/**
 * Why no contract can be made from an application (5), or on what it can: what is missing in it, and the
 * affordability decision (F-202, F-336, O24).
 */
export async function refuseContract(
  db: Store,
  context: OperationContext,
  applicationId: number,
  facts: CreditFacts,
): Promise<ContractBasis> {
  const today = toBusinessDay(context.clock.now());
  const obstacles = contractObstacles(facts, acceptedTestCodes(context), today);
  if (obstacles.length > 0) return { refused: refusal(5, describeObstacles(obstacles)) };
  if (scenarioFault(facts.application) === 5) return { refused: refusal(5) };
  const decision = await decideContract(db, applicationId, facts, today);
  if (decision.result === "approved") return { permit: decision.permit };
  const isUnasked = decision.result === "waiting" && !flagOf(facts.application, "SutikimasTikrinti");
  return { refused: refusal(5, isUnasked ? NO_CONSENT : describe(decision)) };
}
