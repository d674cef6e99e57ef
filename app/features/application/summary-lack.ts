import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { findSumProblem } from "~/domain/variant-problems.ts";
import type { Application } from "~/services/application-types.ts";
import { findCreditFindings } from "./steps/credit-findings.ts";

/** What keeps the engine from computing a payment. */
export type Lack =
  | "incomplete"
  | "incompleteLimit"
  | "noVariant"
  | "noDuration"
  | "wrongVariant"
  | "wrongDuration"
  | "noWinter"
  | "nothingLeft"
  | "tooSmall"
  | "tooLarge"
  | "notComputed";

/**
 * The first reason in the order in which step 2 is filled in: what is missing, then what does not fit, in the step's own judgement, then the sum. A payment
 * that is missing for none of these is one that the back end has not computed (F-269).
 */
export function lackOf(application: Application, sumCents: number): Lack {
  const { goods, credit, contractType, shopConditions } = application;
  const isAsked = hasAskedSum(contractType);
  if (isAsked ? sumCents <= 0 : goods.length === 0) return isAsked ? "incompleteLimit" : "incomplete";
  if (credit.conditionVariantId === null) return "noVariant";
  const wrong = new Set(findCreditFindings(application).map(({ field }) => field));
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  if (variant === undefined || wrong.has("variant")) return "wrongVariant";
  if (credit.durationMonths === null) return "noDuration";
  if (application.smallPayment !== null) return "tooSmall";
  if (wrong.has("duration")) return "wrongDuration";
  if (wrong.has("winterPayments")) return "noWinter";
  if (sumCents <= 0) return "nothingLeft";
  const problem = findSumProblem(variant, sumCents);
  if (problem === null) return "notComputed";
  return problem.isTooLarge ? "tooLarge" : "tooSmall";
}
