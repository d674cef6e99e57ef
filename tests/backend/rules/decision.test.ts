import { describe, expect, test } from "vitest";
import { decideCredit } from "../../../backend/src/rules/decision.ts";
import type { Decision, DecisionRequest } from "../../../backend/src/rules/decision-types.ts";
import { formatCents } from "../../../backend/src/rules/money.ts";
import { financesOfVector, offerTermsOfVector, type DecisionVectorInput } from "./decision-vectors.ts";
import { loadVectors } from "./schedule-vectors.ts";

type DecisionVector = { id: string; title: string; input: DecisionVectorInput; expected: Record<string, unknown> };

function decide(request: DecisionRequest): Decision {
  const outcome = decideCredit(request);
  if (!outcome.ok) throw new Error(`No decision: ${outcome.cause}`);
  return outcome.value;
}

const toVectorExpectation = (decision: Decision) => ({
  decision: decision.decision,
  rejectReasons: decision.rejectReasons,
  approvalReasons: decision.approvalReasons,
  requestStatus: decision.requestStatus,
  sequence: decision.sequence,
  sustainableIncome: formatCents(decision.sustainableIncomeCents),
  obligations: formatCents(decision.obligationsCents),
  livingMinimum: formatCents(decision.livingMinimumCents),
  averagePayment: formatCents(decision.averagePaymentCents),
  monthlyPayment: formatCents(decision.monthlyPaymentCents),
  dsti: decision.dstiAfterBasisPoints === null ? null : formatCents(decision.dstiAfterBasisPoints),
  maxMonthlyPayment: formatCents(decision.maxMonthlyPaymentCents),
  maxSum: formatCents(decision.maxSumCents),
});

describe("O6: the affordability decision equals the reference in every field", () => {
  test.each(loadVectors<DecisionVector>("decision").cases)("$id $title", ({ input, expected }) => {
    const decision = decide({ finances: financesOfVector(input), terms: offerTermsOfVector(input) });
    expect(toVectorExpectation(decision)).toEqual(expected);
  });
});
