import { z } from "zod";
import { findApplication } from "../../applications/find-application.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { findChosenVariant } from "../../credit/credit-terms.ts";
import { premiumCents } from "../../credit/insurance-premium.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput, centsInput, optional } from "../../wire/wire-input.ts";
import { toAmount, toFlag } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";

const input = z.object({
  ParaiskosID: applicationIdInput,
  SenaSuma: centsInput,
  NaujaSuma: centsInput,
  SenaDraudimoImoka: optional(centsInput),
});

/**
 * What a new credit sum means for an application (F-264): the smallest sum that its variant takes, and the premium of a month that follows from the new
 * sum. The premium before is the one that the caller was told, else the one of the old sum.
 */
export const getMinimumCreditSum = operation(STAFF, input, async ({ db, clock }, session, question) => {
  const row = await findApplication(db, session, question.ParaiskosID);
  if (row === null) return refusal(1063);
  const facts = await loadCreditFacts(db, row.shopId, toWireApplication(row), clock.now());
  const smallest = findChosenVariant(facts)?.sumLimits.minCents ?? null;
  const { insurance } = facts;
  if (insurance === null) return answer({ MinimaliSuma: toAmount(smallest), KeiciasiImoka: toFlag(false) });
  const before = question.SenaDraudimoImoka ?? premiumCents(insurance, question.SenaSuma);
  const after = premiumCents(insurance, question.NaujaSuma);
  return answer({
    MinimaliSuma: toAmount(smallest),
    SenaDraudimoImoka: toAmount(before),
    NaujaDraudimoImoka: toAmount(after),
    KeiciasiImoka: toFlag(before !== after),
  });
});
