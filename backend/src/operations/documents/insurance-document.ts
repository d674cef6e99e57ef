import { z } from "zod";
import { findDocumentFacts, type DocumentFacts } from "../../applications/document-facts.ts";
import { findApplication } from "../../applications/find-application.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { lenderOn } from "../../configuration/configuration.ts";
import type { InsuranceRow } from "../../credit/credit-facts.ts";
import { findHealthObstacle } from "../../credit/health-questionnaire.ts";
import { makeInsuranceCertificate, type InsuranceData } from "../../documents/insurance-certificate.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import { textOf } from "../../store/application-wire.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { referenceOf, toCreditOffer, toPresentation } from "./credit-offer.ts";
import { loggedDocument } from "./logged-document.ts";
import { answerPdf } from "./pdf-answer.ts";
import { toBuyer } from "./person.ts";

function toInsurance(
  facts: DocumentFacts,
  insurance: InsuranceRow,
  made: { today: string; presentation: Presentation },
): InsuranceData {
  const { application } = facts.facts;
  const offer = toCreditOffer(facts, made.today, made.presentation);
  return {
    offer,
    reference: referenceOf(facts.row),
    insured: toBuyer(application),
    package: { name: insurance.nameLt, covers: insurance.covers, asksHealth: insurance.asksHealth },
    insurer: lenderOn(offer.issuedOn).insurer,
    policyNumber: textOf(application, "DraudimoPolisas") || null,
  };
}

/**
 * The certificate of the insurance with the consent to it (F-344); 1900 where no insurance is chosen, or where its health questionnaire refuses it
 * (F-282); 2002 where there is no schedule to say what it costs.
 */
export const getInsuranceConsentDocument = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async (context, session, { ParaiskosID: id }) => {
    const row = await findApplication(context.db, session, id);
    if (row === null) return refusal(1063);
    const now = context.clock.now();
    const today = toBusinessDay(now);
    const facts = await findDocumentFacts(context.db, row, { today });
    if (facts === null || scenarioFault(facts.facts.application) === 2002) return refusal(2002);
    const { insurance } = facts.facts;
    if (insurance === null || findHealthObstacle(facts.facts) !== null) return refusal(1900);
    const file = { applicationId: row.id, name: `Draudimo liudijimas ${row.contractNumber ?? row.id}` };
    const made = { today, presentation: toPresentation(now, false) };
    const answer = await answerPdf(file, () => makeInsuranceCertificate(toInsurance(facts, insurance, made)));
    return loggedDocument(
      context,
      session,
      { applicationId: row.id, action: "Suformuotas draudimo liudijimas" },
      answer,
    );
  },
);
