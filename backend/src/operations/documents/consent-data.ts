import { choicesOf } from "../../applications/consent-choices.ts";
import { legalTermsOn, lenderOn } from "../../configuration/configuration.ts";
import type { ConsentData } from "../../documents/consent.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import { personOf, type Part } from "../../signing/parts.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { referenceOf } from "./credit-offer.ts";

/** How a consent is made: its day, marks and the language that its person reads. */
export interface ConsentMaking {
  readonly on: string;
  readonly presentation: Presentation;
  readonly language: "lt" | "en";
}

/** The consent of a person of an application, as it is printed and signed. */
export function toConsentData(row: ApplicationRow, owner: Part["owner"], making: ConsentMaking): ConsentData {
  const { on, presentation, language } = making;
  // It was given before the contract was made, whenever it is printed again.
  const issuedOn = row.contractDate !== null && row.contractDate < on ? row.contractDate : on;
  const { name, personalCode } = personOf(row, owner);
  return {
    reference: referenceOf(row),
    applicationNumber: String(row.id),
    issuedOn,
    lender: lenderOn(issuedOn),
    legal: legalTermsOn(issuedOn),
    presentation,
    owner: owner === "spouse" ? "spouse" : "buyer",
    name,
    personalCode,
    choices: owner === "spouse" ? null : choicesOf(toWireApplication(row)),
    language,
  };
}
