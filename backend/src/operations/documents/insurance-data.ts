import type { DocumentFacts } from "../../applications/document-facts.ts";
import { lenderOn } from "../../configuration/configuration.ts";
import { findHealthObstacle } from "../../credit/health-questionnaire.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import type { InsuranceData } from "../../documents/insurance-certificate.ts";
import { textOf } from "../../store/application-wire.ts";
import { referenceOf, toCreditOffer } from "./credit-offer.ts";
import { toBuyer } from "./person.ts";

/** Whether there is an insurance to certify: one is chosen, and its health questionnaire does not refuse it (F-282). */
export const isInsurable = ({ facts }: DocumentFacts): boolean =>
  facts.insurance !== null && findHealthObstacle(facts) === null;

/** What a certificate says. @throws Error where no insurance is chosen */
export function toInsuranceData(
  { row, facts, ...more }: DocumentFacts,
  made: { today: string; presentation: Presentation },
): InsuranceData {
  const { application, insurance } = facts;
  if (insurance === null) throw new Error("No insurance is chosen.");
  const offer = toCreditOffer({ row, facts, ...more }, made.today, made.presentation);
  return {
    offer,
    reference: referenceOf(row),
    insured: toBuyer(application),
    package: { name: insurance.nameLt, covers: insurance.covers, asksHealth: insurance.asksHealth },
    insurer: lenderOn(offer.issuedOn).insurer,
    policyNumber: textOf(application, "DraudimoPolisas") || null,
  };
}
