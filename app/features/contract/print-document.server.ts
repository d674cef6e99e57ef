import { isSigningActive, type ApplicationAction } from "~/domain/application-status.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import type { PrintedDocument } from "~/paths/paths.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import {
  getConsentDocument,
  getContractDocuments,
  getContractDraft,
  getInsuranceDocument,
  getSchedulePdf,
  getStandardInformationPdf,
  getValuationReportPdf,
} from "~/services/contract-documents.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { permissionDeniedPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";

/** Copies of a printed set: standard information 2, contract 3, conditions 2, sort 0 (F-340). */
export const CONTRACT_COPIES = { standardInformation: 2, contract: 3, conditions: 2, sort: 0 } as const;

type Print = (backend: Backend, application: Application) => ReturnType<typeof getContractDraft>;

/** How each document is made, and in which status there is one (F-355). */
const PRINTERS: Record<PrintedDocument, { status: ApplicationAction; print: Print }> = {
  set: {
    status: "downloadContract",
    print: (backend, { id }) => getContractDocuments(backend, id, CONTRACT_COPIES),
  },
  draft: { status: "downloadDraft", print: (backend, { id }) => getContractDraft(backend, id) },
  "standard-information": { status: "view", print: (backend, { id }) => getStandardInformationPdf(backend, id) },
  schedule: {
    status: "view",
    print: (backend, { id, credit }) => getSchedulePdf(backend, { applicationId: id, paymentDay: credit.paymentDay }),
  },
  consent: {
    status: "view",
    print: (backend, { id, buyer }) =>
      getConsentDocument(backend, { applicationId: id, personalCode: buyer.personalCode ?? "", owner: "buyer" }),
  },
  "spouse-consent": {
    status: "view",
    print: (backend, { id, spouse }) =>
      getConsentDocument(backend, { applicationId: id, personalCode: spouse.personalCode ?? "", owner: "spouse" }),
  },
  insurance: { status: "view", print: (backend, { id }) => getInsuranceDocument(backend, id) },
  valuation: { status: "view", print: (backend, { id }) => getValuationReportPdf(backend, { applicationId: id }) },
};

/**
 * How a document named in an address is made; null for a name that is none. While remote signing is under way
 * only a manager may download (F-333).
 */
export function findPrinter(name: string | undefined) {
  if (name === undefined || !Object.hasOwn(PRINTERS, name)) return null;
  const { status, print } = PRINTERS[name as PrintedDocument];
  return {
    status,
    print: ({ backend, can }: Portal, application: Application) => {
      if (application.status === ApplicationStatus.archive) throw refusalPage(noticeOf(codeOf("documentArchived")));
      if (!mayPrint({ can }, application)) throw permissionDeniedPage();
      return print(backend, application);
    },
  };
}

/** Whether there is something to print: what is archived is stored elsewhere (2200, F-163). */
export const isPrintable = (portal: Pick<Portal, "can">, application: Application): boolean =>
  application.status !== ApplicationStatus.archive && mayPrint(portal, application);

/** Whether this user may have the documents of an application now. */
export function mayPrint({ can }: Pick<Portal, "can">, { signing }: Application): boolean {
  return can(isSigningActive(signing) ? "document:downloadWhileSigning" : "document:download");
}
