import type { ContractData, CreditPurpose, Presentation } from "../../documents/contract-data.ts";
import { textOf } from "../../store/application-wire.ts";
import { householdOf } from "../../credit/household.ts";
import type { SpouseMode } from "../../rules/decision-types.ts";
import { referenceOf, toCreditOffer } from "./credit-offer.ts";
import type { DocumentFacts } from "../../applications/document-facts.ts";
import { toBuyer } from "./person.ts";

/** What the contract says the credit is for, by spouse mode (C18, L-3.2). */
const PURPOSES: Readonly<Record<SpouseMode, CreditPurpose>> = { 0: "own", 1: "personal", 2: "family" };

/** A contract, made or drafted (F-340, F-341). */
export function toContractData(facts: DocumentFacts, today: string, presentation: Presentation): ContractData {
  const { application } = facts.facts;
  const offer = toCreditOffer(facts, today, presentation);
  return {
    ...offer,
    reference: referenceOf(facts.row),
    concludedOn: facts.contractDate,
    place: facts.facts.shop.city,
    buyer: toBuyer(application),
    purpose: PURPOSES[householdOf(application).mode],
    moneyUsage: textOf(application, "PiniguPanaudojimas") || null,
  };
}
