import { z } from "zod";
import { findDocumentFacts } from "../../applications/document-facts.ts";
import { findApplication } from "../../applications/find-application.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { makeInsuranceCertificate } from "../../documents/insurance-certificate.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { isInsurable, toInsuranceData } from "./insurance-data.ts";
import { issueDocument } from "./issue-document.ts";
import { loggedDocument } from "./logged-document.ts";
import { answerPdf } from "./pdf-answer.ts";

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
    const today = toBusinessDay(context.clock.now());
    const facts = await findDocumentFacts(context.db, row, { today });
    if (facts === null || scenarioFault(facts.facts.application) === 2002) return refusal(2002);
    if (!isInsurable(facts)) return refusal(1900);
    const file = { applicationId: row.id, name: `Draudimo liudijimas ${row.contractNumber ?? row.id}` };
    const paper = { applicationId: row.id, kind: "insurance" } as const;
    const answer = await answerPdf(file, () =>
      issueDocument(context.db, context, paper, (presentation) =>
        makeInsuranceCertificate(toInsuranceData(facts, { today, presentation })),
      ),
    );
    return loggedDocument(
      context,
      session,
      { applicationId: row.id, action: "Suformuotas draudimo liudijimas" },
      answer,
    );
  },
);
