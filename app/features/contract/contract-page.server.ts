import { CONTRACT_COPIES } from "./contract-copies.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { PrintedDocument } from "~/paths.ts";
import type { Application } from "~/services/application-types.ts";
import { formSeals } from "~/session/csrf.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { CONTRACT_FORM, EMAIL_FORM, SIGNATURE_FORM } from "./contract-forms.ts";
import { findTyped } from "./typed-fields.server.ts";

type Seals = { csrf: string; operationId: string };

export type DocumentRow = {
  document: PrintedDocument;
  name: "standardInformation" | "schedule" | "draft" | "wholeSet";
  copies: number | null;
};

export type ContractPage = {
  stage: "review" | "unsigned" | "signed" | "closed";
  version: string | null;
  today: IsoDay;
  contractDate: IsoDay | null;
  signedOnPaper: boolean;
  /** What was typed into the form of the signature and not saved. */
  signature: { signedOn?: string; confirmed?: string };
  email: string;
  seals: { contract: Seals; signature: Seals; email: Seals };
  documents: DocumentRow[];
  application: Pick<
    Application,
    | "buyer"
    | "address"
    | "identityDocument"
    | "income"
    | "credit"
    | "insurance"
    | "insuranceOffers"
    | "consents"
    | "goods"
  >;
};

/** Step 5 as it stands: the review before the contract, the documents and the signature after it. */
export async function contractPage(
  session: PortalSession,
  application: Application,
  today: IsoDay,
): Promise<ContractPage> {
  const { buyer, address, identityDocument, income, credit, insurance, insuranceOffers, consents, goods } = application;
  const stage = stageOf(application.status);
  const [signature, email] = await Promise.all([
    findTyped(session, application, SIGNATURE_FORM),
    findTyped(session, application, EMAIL_FORM),
  ]);
  return {
    stage,
    version: application.version,
    today,
    contractDate: application.contractDate,
    signedOnPaper: application.signing.contractSignature === SignatureType.paper,
    signature,
    email: email["email"] ?? buyer.email ?? "",
    seals: {
      contract: formSeals(session, CONTRACT_FORM),
      signature: formSeals(session, SIGNATURE_FORM),
      email: formSeals(session, EMAIL_FORM),
    },
    documents: documentsOf(stage),
    application: { buyer, address, identityDocument, income, credit, insurance, insuranceOffers, consents, goods },
  };
}

function stageOf(status: number | null): ContractPage["stage"] {
  if (status === null || status === ApplicationStatus.application) return "review";
  if (status === ApplicationStatus.unsigned) return "unsigned";
  const signed: (number | null)[] = [ApplicationStatus.signed, ApplicationStatus.archive, ApplicationStatus.online];
  return signed.includes(status) ? "signed" : "closed";
}

/** What can be printed now, with the copies that each party gets (F-340). */
function documentsOf(stage: ContractPage["stage"]): DocumentRow[] {
  const information: DocumentRow = {
    document: "standard-information",
    name: "standardInformation",
    copies: CONTRACT_COPIES.standardInformation,
  };
  const schedule: DocumentRow = { document: "schedule", name: "schedule", copies: null };
  if (stage === "review") return [information, { document: "draft", name: "draft", copies: null }, schedule];
  if (stage === "closed") return [];
  return [
    {
      document: "set",
      name: "wholeSet",
      copies: CONTRACT_COPIES.standardInformation + CONTRACT_COPIES.contract + CONTRACT_COPIES.conditions,
    },
    information,
    schedule,
  ];
}
