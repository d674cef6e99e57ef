import { legalTermsOn, lenderOn } from "../../configuration/configuration.ts";
import type { ConsentChoices, ConsentData } from "../../documents/consent.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import { personOf, type Part } from "../../signing/parts.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { flagOf } from "../../wire/wire-values.ts";
import { referenceOf } from "./credit-offer.ts";

/** How a consent is made: its day, marks and the language that its person reads. */
export interface ConsentMaking {
  readonly on: string;
  readonly presentation: Presentation;
  readonly language: "lt" | "en";
}

const choicesOf = (application: WireRecord): ConsentChoices => ({
  directMarketing: flagOf(application, "SutikimasTiesioginis"),
  partnerOffers: flagOf(application, "SutikimasPartneriai"),
  profiling: flagOf(application, "SutikimasProfiliavimas"),
  isPoliticallyExposed: textOf(application, "Politikas") === "" ? null : flagOf(application, "Politikas"),
});

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
