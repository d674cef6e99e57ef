import { invalidConditionIds, isGoodsContract } from "../rules/condition-rules.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import { promotionRefusal, type PromotionChoice } from "../rules/promotion-rules.ts";
import { toRuleVariant } from "./condition-variants.ts";
import { centsOf } from "../wire/wire-values.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { refinanced } from "./credit-sum.ts";

type GoodsFacts = Pick<CreditFacts, "variants" | "lines" | "shop">;

/** A variant as the goods of an application are judged for it (F-245 to F-247). */
export const toPromotionChoice = (
  { variants, lines, shop }: GoodsFacts,
  chosen: ConditionVariant,
): PromotionChoice => ({
  catalogue: shop.catalogueType,
  hasCatalogueException: shop.catalogueException,
  chosen,
  invalidIds: invalidConditionIds(variants.map(toRuleVariant), lines, shop.catalogueType),
});

/** Money for the buyer, or debts that the credit repays: what it pays for besides goods. */
const paysForMore = (facts: CreditFacts): boolean =>
  (centsOf(facts.application, "PervestiKlientui") ?? 0) > 0 || refinanced(facts).length > 0;

/** Whether a variant would pay for what it may not: a promotion finances its goods and nothing else (O23). */
export const isBeyondPromotion = (facts: CreditFacts, variant: ConditionVariant): boolean =>
  variant.isPromotional && isGoodsContract(variant.contractType) && paysForMore(facts);

/** Whether the goods may have the variant: what is offered is what a contract is made for (F-245 to F-247, O23). */
export const fitsGoods = (facts: CreditFacts, variant: ConditionVariant): boolean =>
  !isGoodsContract(variant.contractType) ||
  (promotionRefusal(toPromotionChoice(facts, variant), facts.lines, facts.goods.groups) === null &&
    !isBeyondPromotion(facts, variant));

/** Whether the chosen promotion cannot be had any more: it has no price then (O23). */
export const isPromotionLost = (facts: CreditFacts, variant: ConditionVariant): boolean =>
  variant.isPromotional && !fitsGoods(facts, variant);
