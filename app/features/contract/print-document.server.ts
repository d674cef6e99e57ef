import type { ApplicationAction } from "~/domain/application-status.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import type { Language } from "~/domain/language.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { requireDownload } from "~/flows/uploads/require-download.server.ts";
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
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { ATTACHED_COPIES, CONTRACT_COPIES, SPOUSE_ATTACHED_COPIES, SPOUSE_COPIES } from "./copies.server.ts";

type Print = (backend: Backend, application: Application, language: Language) => ReturnType<typeof getContractDraft>;

/** The consent of one person, whose code names it (F-227). */
const consentOf =
  (owner: "buyer" | "spouse"): Print =>
  (backend, { id, [owner]: { personalCode } }, language) =>
    getConsentDocument(backend, { applicationId: id, personalCode: personalCode ?? "", owner, language });

/** How each document is made, and in which status there is one (F-355). */
const PRINTERS: Record<PrintedDocument, { status: ApplicationAction; print: Print }> = {
  set: {
    status: "downloadContract",
    print: (backend, { id }, language) =>
      getContractDocuments(backend, id, CONTRACT_COPIES, { ...ATTACHED_COPIES, ofSpouse: false, language }),
  },
  "spouse-set": {
    status: "downloadContract",
    print: (backend, { id }, language) =>
      getContractDocuments(backend, id, SPOUSE_COPIES, { ...SPOUSE_ATTACHED_COPIES, ofSpouse: true, language }),
  },
  draft: { status: "downloadDraft", print: (backend, { id }) => getContractDraft(backend, id) },
  "standard-information": { status: "view", print: (backend, { id }) => getStandardInformationPdf(backend, id) },
  schedule: {
    status: "view",
    print: (backend, { id, credit }) => getSchedulePdf(backend, { applicationId: id, paymentDay: credit.paymentDay }),
  },
  consent: { status: "view", print: consentOf("buyer") },
  "spouse-consent": { status: "view", print: consentOf("spouse") },
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
    print: async (portal: Portal, application: Application) => {
      if (application.status === ApplicationStatus.archive) throw refusalPage(noticeOf(codeOf("documentArchived")));
      await requireDownload(portal, application);
      return print(portal.backend, application, portal.locale);
    },
  };
}

/** Whether there is something to print: what is archived is stored elsewhere (2200, F-163). */
export const isPrintable = (portal: Pick<Portal, "can">, application: Application): boolean =>
  application.status !== ApplicationStatus.archive && mayDownload(portal, application);
