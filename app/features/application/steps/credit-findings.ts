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
import { creditSumOf, toCreditParts } from "../credit-parts.ts";
import type { FieldIssue } from "../step-definition.ts";
import { allowsMonths } from "./variant-durations.ts";

/** What keeps step 2 from being complete: its goods, the chosen variant, the sum (F-237 to F-247, F-252, F-269). */
export const findCreditFindings = (application: Application): FieldIssue[] => [
  ...findGoodsFindings(application),
  ...findVariantFindings(application),
  ...findSumFindings(application),
];

const chosenVariant = ({ credit, shopConditions }: Application): ConditionVariant | undefined =>
  shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);

function findGoodsFindings({ goods, contractType }: Application): FieldIssue[] {
  if (hasAskedSum(contractType)) return [];
  const key = findGoodsProblem(goods);
  return key === null ? [] : [{ field: "goods", message: issueMessage(key) }];
}

/** What the chosen variant does not allow: an expired or unlisted promotion, terms outside its own (F-252, F-255, F-269). */
function findVariantFindings(application: Application): FieldIssue[] {
  const chosen = chosenVariant(application);
  if (chosen === undefined) return [{ field: "variant", message: issueMessage("choice.unknown") }];
  if (chosen.expired) return [{ field: "variant", message: issueMessage("conditions.expired") }];
  const { durationMonths, lowerWinterPayments } = application.credit;
  const months = durationMonths ?? 0;
  const findings = [...findPromotionFindings(application, chosen), ...findDurationFindings(chosen, months)];
  return lowerWinterPayments === true ? [...findings, ...findWinterFindings(chosen, months)] : findings;
}

/** Smaller winter payments need a variant with them and a duration that is long enough (F-278). */
function findWinterFindings(chosen: ConditionVariant, months: number): FieldIssue[] {
  if (hasWinterPayments(chosen, months)) return [];
  const message = chosen.winterPayments
    ? issueMessage("credit.winterMonths", { min: WINTER_PAYMENTS_MIN_MONTHS })
    : issueMessage("credit.winterVariant", { variant: chosen.title });
  return [{ field: "winterPayments", message }];
}

function findPromotionFindings(application: Application, chosen: ConditionVariant): FieldIssue[] {
  const type = contractTypes.find(chosen.contractType);
  if (type === null) return [];
  const { catalogueException } = application.shopConditions;
  const context = { ...conditionContext(application), catalogueException };
  const problem = findPromotionProblem({ ...chosen, contractType: type }, context) ?? findUnlisted(chosen, context);
  return problem === null ? [] : [{ field: "variant", message: issueMessage(problem, { variant: chosen.title }) }];
}

/** A promotion that no good lists is not to be chosen, also where it does not spoil the goods (F-255). */
const findUnlisted = (
  { id, promotional }: ConditionVariant,
  context: ConditionContext & { catalogueException: boolean },
): "conditions.promotionInvalid" | null =>
  promotional && !context.catalogueException && invalidConditionIds(context).has(id)
    ? "conditions.promotionInvalid"
    : null;

/** The variant's durations: from the shortest, by its step (F-269). */
function findDurationFindings(chosen: ConditionVariant, months: number): FieldIssue[] {
  if (allowsMonths(chosen, months)) return [];
  const { durationFromMonths: min, durationToMonths: max, durationStepMonths: step } = chosen;
  if (months >= min && months <= max)
    return [{ field: "duration", message: issueMessage("credit.durationStep", { min, max, step: step ?? 1 }) }];
  const message =
    min === max ? issueMessage("credit.durationOnly", { min }) : issueMessage("credit.duration", { min, max });
  return [{ field: "duration", message }];
}

function conditionContext({ goods, shopConditions }: Application): ConditionContext {
  return {
    variants: shopConditions.variants.flatMap((variant) => {
      const contractType = contractTypes.find(variant.contractType);
      return contractType === null ? [] : [{ ...variant, contractType }];
    }),
    goods: goods.map(({ promotions, groupPromotions }) => ({
      actionVariants: promotions ?? [],
      groupActionVariants: groupPromotions ?? [],
    })),
    catalogueType: shopConditions.catalogueType,
  };
}

/** Ids of the variants that these goods cannot have: ended ones, and promotions that they do not carry (F-252, F-255). */
export const variantsNotForGoods = (application: Application): number[] =>
  application.shopConditions.variants
    .filter((variant) => variant.expired || findPromotionFindings(application, variant).length > 0)
    .map(({ id }) => id);

/** The sum at the field that changes it: what was asked for, else the advance that lowers what the goods cost. */
function findSumFindings(application: Application): FieldIssue[] {
  if (hasAskedSum(application.contractType)) {
    const isAsked = creditSumOf(application) > 0;
    return isAsked
      ? findLimitFindings(application, "sum")
      : [{ field: "sum", message: issueMessage("credit.sumMissing") }];
  }
  // Without goods that is what step 2 says, and there is no sum yet.
  if (application.goods.length === 0) return [];
  // Money for the client raises the sum, as the advance lowers it.
  const raised = (application.credit.transferToClientCents ?? 0) > 0 ? "transferToClient" : "advance.value";
  const fields = { advance: "advance.value", ownFunds: "ownFunds", sum: "advance.value" } as const;
  const problems = findCreditProblems(toCreditParts(application));
  if (problems.length === 0) return findLimitFindings(application, fields.sum, raised);
  return problems.map(({ field, key }) => ({ field: fields[field], message: issueMessage(key) }));
}

/** The variant's own limits of the sum, named in the finding (F-269). */
function findLimitFindings(application: Application, field: string, raisedBy = field): FieldIssue[] {
  const { sumFromCents = null, sumToCents = null } = chosenVariant(application) ?? {};
  const sum = creditSumOf(application);
  if (sumFromCents !== null && sum < sumFromCents)
    return [{ field, message: issueMessage("money.creditMin", { min: toDecimalMoney(sumFromCents) }) }];
  if (sumToCents !== null && sum > sumToCents)
    return [{ field: raisedBy, message: issueMessage("money.creditMax", { max: toDecimalMoney(sumToCents) }) }];
  return [];
}
