import { findPromotionProblem, type ConditionContext } from "~/domain/condition-variants.ts";
import { advanceCents, creditSumCents, findCreditProblems } from "~/domain/credit.ts";
import { contractTypes, hasAskedSum, isGoodsContract } from "~/domain/enumerations/contract-type.ts";
import { findGoodsProblem } from "~/domain/goods.ts";
import { issueMessage } from "~/domain/issue.ts";
import {
  findDurationProblem,
  findPaymentProblem,
  findSumProblem,
  findWinterProblem,
} from "~/domain/variant-problems.ts";
import type { Application } from "~/services/application-types.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { creditSumOf, toCreditParts } from "../credit-parts.ts";
import type { FieldIssue } from "../step-definition.ts";

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

/** What the chosen variant does not allow: an expired one, a promotion of other goods, terms outside its own (F-246, F-247, F-252, F-269, G17). */
function findVariantFindings(application: Application): FieldIssue[] {
  const chosen = chosenVariant(application);
  if (chosen === undefined) return [{ field: "variant", message: issueMessage("choice.unknown") }];
  if (chosen.expired) return [{ field: "variant", message: issueMessage("conditions.expired") }];
  const { durationMonths, lowerWinterPayments } = application.credit;
  const months = durationMonths ?? 0;
  const winter = lowerWinterPayments === true ? findWinterProblem(chosen, months) : null;
  return [
    ...findPromotionFindings(application, chosen),
    ...at("transferToClient", findPromotionMoneyProblem(application, chosen)),
    ...at("duration", findDurationProblem(chosen, months) ?? findPaymentProblem(application.smallPayment)),
    ...at("winterPayments", winter),
  ];
}

/** A promotion finances its goods and nothing else (O23). */
function findPromotionMoneyProblem({ credit }: Application, { promotional, contractType }: ConditionVariant) {
  const type = contractTypes.find(contractType);
  const isForGoods = promotional && type !== null && isGoodsContract(type);
  return isForGoods && (credit.transferToClientCents ?? 0) > 0 ? issueMessage("conditions.promotionOnlyGoods") : null;
}

const at = (field: string, message: string | null): FieldIssue[] => (message === null ? [] : [{ field, message }]);

/**
 * A promotion that the goods cannot have. The ids of F-255 are what catalogue B asks for there, and refuse nothing by themselves: with a sofa alone, whose
 * group has no promotion, 18 may be had (rule case (c) of the demo). The back end offers and contracts by the same rule.
 */
function findPromotionFindings(application: Application, chosen: ConditionVariant): FieldIssue[] {
  const type = contractTypes.find(chosen.contractType);
  if (type === null || !isGoodsContract(type)) return [];
  const { catalogueException } = application.shopConditions;
  const context = { ...conditionContext(application), catalogueException };
  const problem = findPromotionProblem({ ...chosen, contractType: type }, context);
  return problem === null ? [] : [{ field: "variant", message: issueMessage(problem, { variant: chosen.title }) }];
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

/** Ids of the variants that these goods cannot have: ended ones, and promotions that the goods rule out (F-245 to F-247, F-252). */
export const variantsNotForGoods = (application: Application): number[] =>
  application.shopConditions.variants
    .filter((variant) => variant.expired || findPromotionFindings(application, variant).length > 0)
    .map(({ id }) => id);

/**
 * The sum at what mends it: what was asked for; else, where it is too large, the money for the client or the advance; where it is too small, what is paid
 * beside the credit, or the goods, which cost too little without any of that.
 */
function findSumFindings(application: Application): FieldIssue[] {
  if (hasAskedSum(application.contractType)) {
    const isAsked = creditSumOf(application) > 0;
    return isAsked
      ? findLimitFindings(application, "sum")
      : [{ field: "sum", message: issueMessage("credit.sumMissing") }];
  }
  // Without goods that is what step 2 says, and there is no sum yet.
  if (application.goods.length === 0) return [];
  const raisedBy = (application.credit.transferToClientCents ?? 0) > 0 ? "transferToClient" : "advance.value";
  const fields = { advance: "advance.value", ownFunds: "ownFunds", sum: whatLowers(application, 1) } as const;
  const problems = findCreditProblems(toCreditParts(application));
  if (problems.length === 0) {
    const leastCents = chosenVariant(application)?.sumFromCents ?? 0;
    return findLimitFindings(application, whatLowers(application, leastCents), raisedBy);
  }
  return problems.map(({ field, key }) => ({ field: fields[field], message: issueMessage(key) }));
}

function whatLowers(application: Application, leastCents: number): "advance.value" | "ownFunds" | "goods" {
  const parts = toCreditParts(application);
  const advance = advanceCents(parts.advance, parts.goodsTotalCents);
  if (creditSumCents(parts) + advance + parts.ownFundsCents < leastCents) return "goods";
  return advance > 0 ? "advance.value" : "ownFunds";
}

/** The variant's own limits of the sum, named in the finding (F-269). */
function findLimitFindings(application: Application, field: string, raisedBy = field): FieldIssue[] {
  const chosen = chosenVariant(application);
  const problem = chosen === undefined ? null : findSumProblem(chosen, creditSumOf(application));
  return problem === null ? [] : [{ field: problem.isTooLarge ? raisedBy : field, message: problem.message }];
}
