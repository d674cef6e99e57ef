import { isSigningInitiated, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { findRole } from "~/domain/enumerations/role.ts";
import { can } from "~/domain/permissions.ts";
import type { PrintedDocument } from "~/paths.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import {
  getContractDocuments,
  getContractDraft,
  getSchedulePdf,
  getStandardInformationPdf,
  getValuationReportPdf,
} from "~/services/contract-documents.server.ts";
import { permissionDeniedPage } from "~/services/fault-pages.server.ts";
import { CONTRACT_COPIES } from "./contract-copies.ts";

type Print = (backend: Backend, application: Application) => ReturnType<typeof getContractDraft>;

const PRINTERS: Record<PrintedDocument, Print> = {
  set: (backend, { id }) => getContractDocuments(backend, id, CONTRACT_COPIES),
  draft: (backend, { id }) => getContractDraft(backend, id),
  "standard-information": (backend, { id }) => getStandardInformationPdf(backend, id),
  schedule: (backend, { id, credit }) => getSchedulePdf(backend, { applicationId: id, paymentDay: credit.paymentDay }),
  valuation: (backend, { id }) => getValuationReportPdf(backend, { applicationId: id }),
};

/**
 * How a document named in an address is made; null for a name that is none. While remote signing is under way only a
 * manager may download (F-333).
 */
export function findPrinter(name: string | undefined) {
  if (name === undefined || !Object.hasOwn(PRINTERS, name)) return null;
  const print = PRINTERS[name as PrintedDocument];
  return (backend: Backend, application: Application, role: number) => {
    const signing = isSigningInitiated(toSignatureType(application.signing.contractSignature));
    const actor = findRole(role);
    if (actor === null || !can(actor, signing ? "document:downloadWhileSigning" : "document:download"))
      throw permissionDeniedPage();
    return print(backend, application);
  };
}
