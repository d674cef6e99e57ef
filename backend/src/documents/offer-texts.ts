import type { CreditOffer, GoodsLine, Intermediary, Lender, LegalTerms } from "./contract-data.ts";
import { formatDays, formatIban, formatMoney, formatMonths, formatPercent } from "./format/lithuanian.ts";
import { toCreditTexts } from "./credit-texts.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import phrases from "./texts/credit-phrases.lt.json" with { type: "json" };

/** Goods named one by one in running text; the rest is counted. */
const NAMED_GOODS = 3;

export const toLenderValues = (lender: Lender) => ({
  lender: lender.name,
  lenderCode: lender.companyCode,
  lenderAddress: lender.address,
  lenderPhone: lender.phone,
  lenderEmail: lender.email,
  lenderWebsite: lender.website,
  lenderAccount: formatIban(lender.accountNumber),
  lenderSupervision: lender.supervision,
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
  earlyFree: formatMoney(legal.earlyRepaymentFreeCents),
  earlyLong: formatPercent(legal.earlyRepaymentLongPercent),
  earlyShort: formatPercent(legal.earlyRepaymentShortPercent),
  deferralMonths: formatMonths(legal.deferralMonths),
  personalDataYears: String(legal.personalDataYears),
});

function toGoodsList(goods: readonly GoodsLine[]): string {
  const named = goods.slice(0, NAMED_GOODS).map((line) => `${line.name} – ${formatMoney(line.totalCents)}`);
  const others = goods.length - named.length;
  return [...named, ...(others === 0 ? [] : [fillText(phrases.otherGoods, { count: String(others) })])].join("; ");
}

/** Everything that the texts of an offer or a contract may say, from who lends to what a delay costs. */
export function toOfferTexts(offer: CreditOffer): TextContext {
  const credit = toCreditTexts(offer.terms, offer.schedule);
  return {
    values: {
      ...toLenderValues(offer.lender),
      ...toIntermediaryValues(offer.intermediary),
      ...toLegalValues(offer.legal),
      ...credit.values,
      number: offer.documentNumber ?? "",
      issuedOn: offer.issuedOn,
      validUntil: offer.validUntil,
      buyer: offer.buyer?.name ?? "",
      goodsList: toGoodsList(offer.goods),
    },
    conditions: {
      ...credit.conditions,
      hasSeller: offer.intermediary.sellerName !== null,
      hasBuyer: offer.buyer !== null,
      hasGoods: offer.goods.length > 0,
      hasNoGoods: offer.goods.length === 0,
    },
  };
}
