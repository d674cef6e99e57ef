import type { CreditOffer, CreditorAccount, Payee } from "./contract-data.ts";
import { formatIban, formatMoney } from "./format/lithuanian.ts";
import type { TextContext } from "./texts/compose-text.ts";
import phrases from "./texts/credit-phrases.lt.json" with { type: "json" };
import { fillText } from "./texts/fill-text.ts";

type Payees = Partial<Record<Payee["kind"], Payee>>;

const accountOf = (account: string | null = null): string => (account === null ? "" : formatIban(account));
const partOf = (payee: Payee | undefined): string => formatMoney(payee?.amountCents ?? 0);

const toValues = ({ seller, buyer, cash, creditors }: Payees): TextContext["values"] => ({
  sellerPart: partOf(seller),
  sellerPayee: seller?.name ?? "",
  sellerAccount: accountOf(seller?.accountNumber),
  buyerPart: partOf(buyer),
  buyerAccount: accountOf(buyer?.accountNumber),
  cashPart: partOf(cash),
  creditorsPart: partOf(creditors),
});

const toCreditorTexts = (account: CreditorAccount | null): TextContext => ({
  values: { creditorAccount: accountOf(account?.accountNumber), creditorCode: account?.code ?? "" },
  conditions: { hasCreditorAccount: account !== null, hasCreditorCode: account !== null && account.code !== null },
});

/** Each repaid credit with its creditor, what tells it from others, its sum and its own account; the account of the application is the only one's (F-265, F-274). */
function listCredits({ refinancedCredits, creditorAccount }: CreditOffer): string {
  const { credit, contract, payerCode, account } = phrases.refinanced;
  const ofOnlyOne = refinancedCredits.length === 1 ? accountOf(creditorAccount?.accountNumber) : "";
  return refinancedCredits
    .map((repaid) => {
      const accountNumber = accountOf(repaid.accountNumber) || ofOnlyOne;
      const marks = [
        repaid.contractDate && fillText(contract, { day: repaid.contractDate }),
        repaid.payerCode && fillText(payerCode, { code: repaid.payerCode }),
        accountNumber && fillText(account, { account: accountNumber }),
      ].filter(Boolean);
      const creditor = marks.length === 0 ? repaid.creditor : `${repaid.creditor} (${marks.join(", ")})`;
      return fillText(credit, { creditor, sum: formatMoney(repaid.amountCents) });
    })
    .join("; ");
}

/** Whether the account of the application is that of all that is repaid: not where several debts are, nor where the only one has its own. */
const isOfAll = ({ refinancedCredits }: CreditOffer): boolean =>
  refinancedCredits.length <= 1 && refinancedCredits.every(({ accountNumber }) => accountNumber === null);

/** A limit is paid out to no one: of it no payee is told. */
function toConditions(kinds: ReadonlySet<Payee["kind"]>, hasGoods: boolean): TextContext["conditions"] {
  const isAllTo = (kind: Payee["kind"]) => kinds.size === 1 && kinds.has(kind);
  return {
    isPaidToSeller: kinds.has("seller"),
    isPaidToBuyer: kinds.has("buyer"),
    isPaidInCash: kinds.has("cash"),
    isPaidToCreditors: kinds.has("creditors"),
    isPaidOut: kinds.size > 0,
    isPaidInParts: kinds.size > 1,
    isAllToSeller: isAllTo("seller"),
    isAllToBuyer: isAllTo("buyer"),
    isAllInCash: isAllTo("cash"),
    isAllToCreditors: isAllTo("creditors"),
    isBuyerPayingSeller: hasGoods && !kinds.has("seller") && (kinds.has("buyer") || kinds.has("cash")),
  };
}

/** Where the money goes, in words and conditions: the special and general conditions and the standard information say the same. */
export function toPayeeTexts(offer: CreditOffer): TextContext {
  const { payees, goods, terms, creditorAccount } = offer;
  const byKind: Payees = Object.fromEntries(payees.map((payee) => [payee.kind, payee]));
  const paidOut = terms.product === "goods" ? payees : [];
  const creditor = toCreditorTexts(isOfAll(offer) ? creditorAccount : null);
  const values = toValues(byKind);
  return {
    values: { ...values, ...creditor.values, creditorsList: listCredits(offer) },
    conditions: {
      ...toConditions(new Set(paidOut.map(({ kind }) => kind)), goods.length > 0),
      ...creditor.conditions,
      hasSellerAccount: values["sellerAccount"] !== "",
      hasBuyerAccount: values["buyerAccount"] !== "",
    },
  };
}
