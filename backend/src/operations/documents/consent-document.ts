import { z } from "zod";
import { findApplication } from "../../applications/find-application.ts";
import { isSpouseCredit } from "../../credit/credit-sum.ts";
import { makeConsent } from "../../documents/consent.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal } from "../../wire/answer.ts";
import { applicationIdInput, flagInput, optional, textInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { toConsentData } from "./consent-data.ts";
import { issueDocument } from "./issue-document.ts";
import { loggedDocument } from "./logged-document.ts";
import { answerPdf } from "./pdf-answer.ts";
import { nameOf } from "./person.ts";

const input = z.object({
  ParaiskosID: applicationIdInput,
  AsmensKodas: textInput(30),
  Sutuoktinis: flagInput,
  Kalba: optional(z.enum(["lt", "en"])),
});

/**
 * The consent to the assessment by personal code and whose it is (F-227); 1900 where the application has no such person: another code, or a spouse who
 * does not borrow. `Kalba` en adds a translation.
 */
export const getConsentDocument = operation(STAFF, input, async (context, session, asked) => {
  const row = await findApplication(context.db, session, asked.ParaiskosID);
  if (row === null) return refusal(1063);
  const application = toWireApplication(row);
  const prefix = asked.Sutuoktinis ? "Sutuoktinio" : "";
  const personalCode = textOf(application, `${prefix}AsmensKodas`);
  const name = nameOf(application, prefix);
  const isThere = name !== "" && personalCode !== "" && (!asked.Sutuoktinis || isSpouseCredit(application));
  if (!isThere || asked.AsmensKodas.trim() !== personalCode) return refusal(1900);
  const issuedOn = toBusinessDay(context.clock.now());
  const owner = asked.Sutuoktinis ? "spouse" : "client";
  const language = asked.Kalba ?? "lt";
  const paper = { applicationId: row.id, kind: "consent", owner } as const;
  const answer = await answerPdf({ applicationId: row.id, name: `Sutikimas ${name} ${row.id}` }, () =>
    issueDocument(context.db, context, paper, (presentation) =>
      makeConsent(toConsentData(row, owner, { on: issuedOn, presentation, language })),
    ),
  );
  return loggedDocument(
    context,
    session,
    { applicationId: row.id, action: "Suformuotas sutikimas", note: name },
    answer,
  );
});
