import { findPromotionProblem, invalidConditionIds, type ConditionContext } from "~/domain/condition-variants.ts";
import { findCreditProblems } from "~/domain/credit.ts";
import { contractTypes, hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { findGoodsProblem } from "~/domain/goods.ts";
import { issueMessage } from "~/domain/issue.ts";
import { WINTER_PAYMENTS_MIN_MONTHS } from "~/domain/limits.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import type { Application } from "~/services/application-types.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { hasWinterPayments } from "../choose-variant.ts";
import { creditPartsOf } from "../credit-parts.ts";
import type { Finding } from "../step-definition.ts";

/** What keeps step 2 from being complete: its goods, the chosen variant, the sum (F-237 to F-247, F-252, F-269). */
export const findCreditFindings = (application: Application): Finding[] => [
  ...findGoodsFindings(application),
  ...findVariantFindings(application),
  ...findSumFindings(application),
];

const chosenVariant = ({ credit, shopConditions }: Application): ConditionVariant | undefined =>
  shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);

function findGoodsFindings({ goods, contractType }: Application): Finding[] {
  if (hasAskedSum(contractType)) return [];
  const key = findGoodsProblem(goods);
  return key === null ? [] : [{ field: "goods", message: issueMessage(key) }];
}

/** What the chosen variant does not allow: an expired or unlisted promotion, terms outside its own (F-252, F-255, F-269). */
function findVariantFindings(application: Application): Finding[] {
  const chosen = chosenVariant(application);
  if (chosen === undefined) return [{ field: "variant", message: issueMessage("choice.unknown") }];
  if (chosen.expired) return [{ field: "variant", message: issueMessage("conditions.expired") }];
  const { durationMonths, lowerWinterPayments } = application.credit;
  const months = durationMonths ?? 0;
  const findings = [...findPromotionFindings(application, chosen), ...findDurationFindings(chosen, months)];
  if (lowerWinterPayments === true && !hasWinterPayments(chosen, months)) {
    const min = WINTER_PAYMENTS_MIN_MONTHS;
    findings.push({ field: "winterPayments", message: issueMessage("credit.winterMonths", { min }) });
  }
  return findings;
}

function findPromotionFindings(application: Application, chosen: ConditionVariant): Finding[] {
  const type = contractTypes.find(chosen.contractType);
  if (type === null) return [];
  const { catalogueException } = application.shopConditions;
  const context = { ...conditionContext(application), catalogueException };
  const problem = findPromotionProblem({ ...chosen, contractType: type }, context);
  return problem === null ? [] : [{ field: "variant", message: issueMessage(problem, { variant: chosen.title }) }];
}

/** The variant's durations: from the shortest, by its step (F-269). */
function findDurationFindings(chosen: ConditionVariant, months: number): Finding[] {
  const { durationFromMonths: min, durationToMonths: max, durationStepMonths } = chosen;
  const step = durationStepMonths ?? 1;
  if (months < min || months > max)
    return [{ field: "duration", message: issueMessage("credit.duration", { min, max }) }];
  const isOffered = step <= 1 || (months - min) % step === 0;
  return isOffered ? [] : [{ field: "duration", message: issueMessage("credit.durationStep", { min, max, step }) }];
}

function conditionContext({ goods, shopConditions }: Application): ConditionContext {
  return {
    variants: shopConditions.variants.flatMap((variant) => {
      const contractType = contractTypes.find(variant.contractType);
      return contractType === null ? [] : [{ ...variant, contractType }];
    }),
    goods: goods.map(({ limitations }) => ({
      actionVariants: limitations.actionVariants,
      groupActionVariants: limitations.actionVariants,
    })),
    catalogueType: shopConditions.catalogueType,
  };
}

/** Ids of the variants that cannot be chosen for these goods: shown, but not selectable (F-252, F-255). */
export const invalidVariantIds = (application: Application): number[] =>
  application.shopConditions.catalogueException
    ? application.shopConditions.variants.filter(({ expired }) => expired).map(({ id }) => id)
    : [...invalidConditionIds(conditionContext(application))];

/** The sum at the field that changes it: what was asked for, else the advance that lowers what the goods cost. */
function findSumFindings(application: Application): Finding[] {
  if (hasAskedSum(application.contractType)) {
    const isAsked = creditPartsOf.sumCents(application) > 0;
    return isAsked
      ? findLimitFindings(application, "sum")
      : [{ field: "sum", message: issueMessage("credit.sumMissing") }];
  }
  // Without goods that is what step 2 says, and there is no sum yet.
  if (application.goods.length === 0) return [];
  const fields = { advance: "advance.value", ownFunds: "ownFunds", sum: "advance.value" } as const;
  const problems = findCreditProblems(creditPartsOf.parts(application));
  if (problems.length === 0) return findLimitFindings(application, fields.sum);
  return problems.map(({ field, key }) => ({ field: fields[field], message: issueMessage(key) }));
}

/** The variant's own limits of the sum, named in the finding (F-269). */
function findLimitFindings(application: Application, field: "sum" | "advance.value"): Finding[] {
  const { sumFromCents = null, sumToCents = null } = chosenVariant(application) ?? {};
  const sum = creditPartsOf.sumCents(application);
  if (sumFromCents !== null && sum < sumFromCents)
    return [{ field, message: issueMessage("money.creditMin", { min: toDecimalMoney(sumFromCents) }) }];
  if (sumToCents !== null && sum > sumToCents)
    return [{ field, message: issueMessage("money.creditMax", { max: toDecimalMoney(sumToCents) }) }];
  return [];
}
