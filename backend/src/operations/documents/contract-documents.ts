import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { makeContract, makeContractSet } from "../../documents/contract-set.ts";
import { makePaymentSchedule } from "../../documents/payment-schedule.ts";
import { isSigningActive } from "../../signing/signature-types.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { isContract } from "../../applications/application-answer.ts";
import { refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { partsOf } from "../../signing/parts.ts";
import { attachmentsOf } from "./contract-attachments.ts";
import { toContractData } from "./contract.ts";
import { toCreditOffer, toPresentation } from "./credit-offer.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { findDocumentFacts, type DocumentFacts } from "../../applications/document-facts.ts";
import { issueDocument } from "./issue-document.ts";
import { issueInformation } from "./issue-information.ts";
import { loggedDocument } from "./logged-document.ts";
import { answerPdf } from "./pdf-answer.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, flagInput, numberInput, optional } from "../../wire/wire-input.ts";

const MANAGER = 1;
const ARCHIVE = 3;
const DRAFT_STATUSES: readonly number[] = [0, 1];
const PRINTED_STATUSES: readonly number[] = [1, 2, 4, 7];
const MAX_COPIES = 20;

const applicationInput = z.object({ ParaiskosID: applicationIdInput });
const copies = numberInput.pipe(z.number().min(0).max(MAX_COPIES));

const numberOf = (row: ApplicationRow): string => row.contractNumber ?? String(row.id);

/** A document with no schedule to print cannot be made. */
function answerDocument(
  facts: DocumentFacts | null,
  name: string,
  make: (facts: DocumentFacts) => Promise<Uint8Array>,
): Promise<Answer> {
  const isPossible = facts !== null && scenarioFault(facts.facts.application) !== 2002;
  return isPossible
    ? answerPdf({ applicationId: facts.row.id, name: `${name} ${numberOf(facts.row)}` }, () => make(facts))
    : Promise.resolve(refusal(2002));
}

async function withApplication(
  context: OperationContext,
  session: Session,
  id: number,
  make: (row: ApplicationRow, today: string) => Promise<Answer>,
): Promise<Answer> {
  const row = await findApplication(context.db, session, id);
  return row === null ? refusal(1063) : make(row, toBusinessDay(context.clock.now()));
}

/** A contract has the schedule that was agreed: one for another day must not be printed under its number. */
const isForeignDay = (row: ApplicationRow, paymentDay: number | undefined): boolean =>
  isContract(row) && paymentDay !== undefined && paymentDay !== row.paymentDay;

/**
 * The schedule of an application, for another payment day when one is asked for (F-280); of a contract only the agreed
 * one, else 2002.
 */
export const getSchedulePdf = operation(
  STAFF,
  applicationInput.extend({ MokejimoDiena: optional(numberInput.pipe(z.number().min(1).max(31))) }),
  (context, session, { ParaiskosID: id, MokejimoDiena: paymentDay }) =>
    withApplication(context, session, id, async (row, today) => {
      if (isForeignDay(row, paymentDay)) return refusal(2002);
      const facts = await findDocumentFacts(context.db, row, { today, paymentDay });
      const answer = await answerDocument(facts, "Įmokų grafikas", (found) =>
        issueDocument(context.db, context, { applicationId: row.id, kind: "schedule" }, (presentation) =>
          makePaymentSchedule(toCreditOffer(found, today, presentation)),
        ),
      );
      const entry = { applicationId: row.id, action: "Suformuotas įmokų grafikas" } as const;
      return loggedDocument(context, session, entry, answer);
    }),
);

/** Standard information about the credit before the contract (F-280). */
export const getStandardInformationPdf = operation(STAFF, applicationInput, (context, session, { ParaiskosID: id }) =>
  withApplication(context, session, id, async (row, today) => {
    const facts = await findDocumentFacts(context.db, row, { today });
    const answer = await answerDocument(facts, "Standartinė informacija", (found) =>
      issueInformation(context.db, context, found, today),
    );
    const entry = { applicationId: row.id, action: "Suformuota standartinė informacija" } as const;
    return loggedDocument(context, session, entry, answer);
  }),
);

/** The contract marked as a draft (F-341); 1100 when there is nothing left to draft. */
export const getContractDraft = operation(STAFF, applicationInput, (context, session, { ParaiskosID: id }) =>
  withApplication(context, session, id, async (row, today) => {
    if (!DRAFT_STATUSES.includes(row.status)) return refusal(1100);
    const facts = await findDocumentFacts(context.db, row, { today });
    const answer = await answerDocument(facts, "Sutarties projektas", (found) =>
      makeContract(toContractData(found, today, toPresentation(context.clock.now(), true))),
    );
    const entry = { applicationId: row.id, action: "Suformuotas sutarties projektas" } as const;
    return loggedDocument(context, session, entry, answer);
  }),
);

/**
 * Archived contracts are stored elsewhere (2200, F-468); while a remote signing runs only a manager may print (F-333,
 * F-338); before there is a contract nothing can be printed (1100).
 */
function refuseDocuments(row: ApplicationRow, { role }: Session): RefusalCode | null {
  if (row.status === ARCHIVE) return 2200;
  if (!PRINTED_STATUSES.includes(row.status)) return 1100;
  return isSigningActive(row) && role !== MANAGER ? 1021 : null;
}

const setInput = applicationInput
  .extend({
    standardInfo: copies,
    contract: copies,
    conditions: copies,
    sort: numberInput.pipe(z.literal([0, 1])),
    consents: optional(copies),
    insurance: optional(copies),
    Sutuoktinis: optional(flagInput),
    Kalba: optional(z.enum(["lt", "en"])),
  })
  .refine(({ standardInfo, contract, conditions }) => standardInfo + contract + conditions > 0, { path: ["contract"] });

/**
 * The set for signing on paper with its numbers of copies (F-340), and the consents and the insurance's certificate that belong to it; with `Sutuoktinis` the one that
 * the spouse who borrows takes home (1900 where none does).
 */
export const getContractDocuments = operation(STAFF, setInput, (context, session, input) =>
  withApplication(context, session, input.ParaiskosID, async (row, today) => {
    const refused = refuseDocuments(row, session);
    if (refused !== null) return refusal(refused);
    const owner = input.Sutuoktinis === true ? "spouse" : "client";
    if (!partsOf(row).some((part) => part.owner === owner)) return refusal(1900);
    const facts = await findDocumentFacts(context.db, row, { today });
    const counts = {
      standardInformation: input.standardInfo,
      contract: input.contract,
      conditions: input.conditions,
      sort: input.sort,
    };
    const attached = { owner, consents: input.consents ?? 0, insurance: input.insurance ?? 0 } as const;
    const answer = await answerDocument(facts, "Sutartis", (found) =>
      issueDocument(context.db, context, { applicationId: row.id, kind: "contract" }, (presentation) =>
        makeContractSet(
          toContractData(found, today, presentation),
          counts,
          attachmentsOf(found, attached, { on: today, presentation, language: input.Kalba ?? "lt" }),
        ),
      ),
    );
    const entry = { applicationId: row.id, action: "Suformuoti sutarties dokumentai" } as const;
    return loggedDocument(context, session, entry, answer);
  }),
);
