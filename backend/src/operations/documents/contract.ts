import type { ContractData, Payout, Presentation } from "../../documents/contract-data.ts";
import { textOf } from "../../store/application-wire.ts";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import { numberOf } from "../credit/wire-values.ts";
import { toCreditOffer } from "./credit-offer.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { nameOf, toBuyer, toSpouse } from "./person.ts";

const CASH = 2;
const BORROWS_ALONE = 1;
const GOODS = 3;

/** To whom the money goes (F-276). */
function toPayout({ row, facts, company }: DocumentFacts): Payout {
  const { application, shop } = facts;
  const buyerName = nameOf(application, "");
  if (row.payoutType === CASH) {
    return { description: "Išmokama pirkėjui grynaisiais pinigais", recipientName: buyerName, accountNumber: null };
  }
  if (row.payoutType === null || row.payoutType === GOODS) {
    return {
      description: "Pervedama pardavėjui už prekes",
      recipientName: company.name,
      accountNumber: shop.accountNumber,
    };
  }
  return {
    description: "Pervedama į pirkėjo sąskaitą",
    recipientName: buyerName,
    accountNumber: textOf(application, "SaskaitosNr") || null,
  };
}

/** A contract, made or drafted (F-340, F-341). */
export function toContractData(facts: DocumentFacts, today: string, presentation: Presentation): ContractData {
  const { application } = facts.facts;
  const offer = toCreditOffer(facts, today, presentation);
  return {
    ...offer,
    documentNumber: offer.documentNumber ?? String(facts.row.id),
    concludedOn: facts.contractDate,
    place: facts.facts.shop.city,
    buyer: toBuyer(application),
    spouse: isSpouseCredit(application) ? toSpouse(application) : null,
    purpose: numberOf(application, "Sutuoktinis") === BORROWS_ALONE ? "personal" : "family",
    moneyUsage: textOf(application, "PiniguPanaudojimas") || null,
    payout: toPayout(facts),
  };
}
