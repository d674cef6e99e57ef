import { invalidConditionIds, isGoodsContract } from "../rules/condition-rules.ts";
import type { ConditionVariant } from "../rules/condition-types.ts";
import { promotionRefusal, type PromotionChoice } from "../rules/promotion-rules.ts";
import { toRuleVariant } from "./condition-variants.ts";
import type { CreditFacts } from "./credit-facts.ts";

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

/** Whether the goods may have the variant: what is offered is what a contract is made for (F-245 to F-247). */
export const fitsGoods = (facts: GoodsFacts & Pick<CreditFacts, "goods">, variant: ConditionVariant): boolean =>
  !isGoodsContract(variant.contractType) ||
  promotionRefusal(toPromotionChoice(facts, variant), facts.lines, facts.goods.groups) === null;
