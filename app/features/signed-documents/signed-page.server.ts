import { isActionAllowed, isSigningActive, type ApplicationAction } from "~/domain/application-status.ts";
import { creditTypeOf, CreditType } from "~/domain/enumerations/credit-type.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { isInsured } from "~/domain/insurance.ts";
import type { Action } from "~/domain/permissions.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { SignedDocument } from "~/services/signed-document-types.ts";
import { listSignedDocuments } from "~/services/signed-documents.server.ts";
import { paperOf, type PaperKey } from "./papers.ts";
import { PASS_FORM, SEND_FORM } from "./signed-forms.ts";

/** An application that the user may see. */
export type Open = Portal & { application: Application };

const isAllowed = ({ application, can }: Open, may: Action, action: ApplicationAction): boolean =>
  can(may) && isActionAllowed(action, application.status ?? ApplicationStatus.application);

/** Every paper that an application has (F-349). */
function papersOf({ spouseMode, insurance }: Application): PaperKey[] {
  const isOfBoth = creditTypeOf(spouseMode) === CreditType.spouse;
  return [
    "consent",
    ...(isOfBoth ? (["spouse-consent"] as const) : []),
    "contract",
    ...(isInsured(insurance.id) ? (["insurance"] as const) : []),
  ];
}

/** A sealed file is more than a scan of paper: no scan is asked for. */
const isSealed = (documents: readonly SignedDocument[], key: PaperKey): boolean => {
  const paper = paperOf(key);
  return documents.some(
    ({ kind, ofSpouse, type }) =>
      kind === paper.kind && (kind !== "consent" || ofSpouse === paper.ofSpouse) && type !== SignatureType.paper,
  );
};

/** What is signed. @throws Response the page of a refusal */
export async function readSigned({ backend, application }: Open) {
  const found = await listSignedDocuments(backend, application.id);
  if (!found.ok) throw refusalPage(found.notice);
  return found.value;
}

/** Papers whose scan may be passed now; none while the contract is being signed. */
export const passablePapers = (open: Open, documents: readonly SignedDocument[]): PaperKey[] =>
  isAllowed(open, "signing:manage", "passSignedDocuments") && !isSigningActive(open.application.signing)
    ? papersOf(open.application).filter((key) => !isSealed(documents, key))
    : [];

/** Signed documents of an application, and what may be done with them now (F-345 to F-349). */
export async function signedPage(open: Open) {
  const { application, session } = open;
  const { documents, protestedAt } = await readSigned(open);
  const { id, contractNumber, buyer } = application;
  const mayProtest = isAllowed(open, "signing:manage", "protestAuthorization");
  return {
    applicationId: id,
    number: contractNumber ?? String(id),
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    documents,
    isArchived: application.status === ApplicationStatus.archive,
    isHeld: !mayDownload(open, application),
    protestedAt,
    canSend: isAllowed(open, "document:download", "sendDocuments"),
    email: buyer.email,
    papers: passablePapers(open, documents),
    canProtest: mayProtest && protestedAt === null,
    seals: { pass: formSeals(session, PASS_FORM.id), send: formSeals(session, SEND_FORM.id) },
  };
}

export type SignedPage = Awaited<ReturnType<typeof signedPage>>;
