import type { CreditOffer, GoodsLine, Intermediary, Lender, LegalTerms } from "./contract-data.ts";
import { decapitalize, formatDays, formatIban, formatMoney, formatMonths, formatPercent } from "./format/lithuanian.ts";
import { toCostTexts } from "./cost-conditions.ts";
import { describeReference } from "./describe-reference.ts";
import { toLenderValues } from "./lender-values.ts";
import { toCreditTexts } from "./credit-texts.ts";
import { toPayeeTexts } from "./payee-texts.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import phrases from "./texts/credit-phrases.lt.json" with { type: "json" };

/** Goods named on the first page of the standard information; its second part names all. */
const NAMED_GOODS = 3;

const toPartyValues = (lender: Lender) => ({
  ...toLenderValues(lender),
  lenderAccount: formatIban(lender.accountNumber),
  lenderSupervision: lender.supervision,
  intermediaryStanding: lender.intermediaries,
  debtAdvice: lender.debtAdvice,
  representative: lender.representative.name,
  representativeOffice: decapitalize(lender.representative.office),
  representativePowers: lender.representative.powers,
});

const toIntermediaryValues = (intermediary: Intermediary) => ({
  intermediary: intermediary.companyName,
  intermediaryCode: intermediary.companyCode,
  intermediaryAddress: intermediary.address,
  shop: intermediary.shopName,
  seller: intermediary.sellerName ?? "",
});

const toLegalValues = (legal: LegalTerms) => ({
  defaultInterest: formatPercent(legal.defaultInterestPercentPerDay),
  defaultInterestDays: formatDays(legal.defaultInterestMaxDays),
  withdrawalDays: formatDays(legal.withdrawalDays),
  withdrawalRepaymentDays: formatDays(legal.withdrawalRepaymentDays),
  coolingOffDays: formatDays(legal.coolingOffDays),
  payoutDays: formatDays(legal.payoutDays),
  earlyFree: formatMoney(legal.earlyRepaymentFreeCents),
  earlyLong: formatPercent(legal.earlyRepaymentLongPercent),
  earlyShort: formatPercent(legal.earlyRepaymentShortPercent),
  deferralMonths: formatMonths(legal.deferralMonths),
  personalDataYears: String(legal.personalDataYears),
  cardMinimumShare: formatPercent(legal.cardMinimumPaymentPercent),
  cardMinimum: formatMoney(legal.cardMinimumPaymentCents),
});

/** A line of goods with its quantity, its price and the warranty that the credit pays for as well. */
function describeGoods({ name, quantity, totalCents, extendedWarranty }: GoodsLine): string {
  const price = fillText(quantity === 1 ? phrases.good : phrases.goods, {
    name,
    quantity: String(quantity),
    price: formatMoney(totalCents),
  });
  if (extendedWarranty === null) return price;
  const { years, totalCents: warrantyCents } = extendedWarranty;
  return fillText(phrases.warrantedGood, { price, years: String(years), warranty: formatMoney(warrantyCents) });
}

function toShortGoodsList(goods: readonly GoodsLine[]): string {
  const named = goods.slice(0, NAMED_GOODS).map(describeGoods);
  const others = goods.length - named.length;
  return [...named, ...(others === 0 ? [] : [fillText(phrases.otherGoods, { count: String(others) })])].join("; ");
}

/** Everything that the texts of an offer or a contract may say, from who lends to what a delay costs. */
export function toOfferTexts(offer: CreditOffer): TextContext {
  const credit = toCreditTexts(offer.terms, offer.schedule);
  const cost = toCostTexts(offer);
  const payees = toPayeeTexts(offer);
  return {
    values: {
      ...toPartyValues(offer.lender),
      ...toIntermediaryValues(offer.intermediary),
      ...toLegalValues(offer.legal),
      ...credit.values,
      ...cost.values,
      ...payees.values,
      number: offer.reference?.number ?? "",
      reference: offer.reference === null ? "" : describeReference(offer.reference),
      issuedOn: offer.issuedOn,
      validUntil: offer.validUntil,
      buyer: offer.buyer?.name ?? "",
      shortGoodsList: toShortGoodsList(offer.goods),
      goodsList: offer.goods.map(describeGoods).join("; "),
    },
    conditions: {
      ...credit.conditions,
      ...cost.conditions,
      ...payees.conditions,
      hasSeller: offer.intermediary.sellerName !== null,
      isContract: offer.reference?.kind === "contract",
      isApplication: offer.reference?.kind === "application",
      hasBuyer: offer.buyer !== null,
      hasSpouse: offer.spouse !== null,
      hasOneBorrower: offer.spouse === null,
      hasGoods: offer.goods.length > 0,
      hasManyGoods: offer.goods.length > NAMED_GOODS,
      hasNoGoods: offer.goods.length === 0,
    },
  };
}
