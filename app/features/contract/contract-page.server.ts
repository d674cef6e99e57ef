import { Role } from "~/domain/enumerations/role.ts";
import { readDocumentsState, type DocumentsState } from "~/flows/uploads/documents-state.server.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { isInsured } from "~/domain/insurance.ts";
import { citizenshipName } from "~/flows/citizenship/citizenship.server.ts";
import { holdsAnswers } from "~/flows/hand-over/unused-answers.server.ts";
import { findPermitPart } from "~/flows/permit/find-permit.server.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { PrintedDocument } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { CONTRACT_FORM, EMAIL_FORM, SIGNATURE_FORM, SPOUSE_EMAIL_FORM } from "./contract-forms.ts";
import { askContractPossible } from "./make-contract.server.ts";
import { rejectionOffer, type RejectionOffer } from "./rejection/rejection.server.ts";
import { CONTRACT_COPIES, papersOfSet, papersOfSpouseSet } from "./copies.server.ts";
import { isOfBoth, openSigners, signaturesOf, type Signature, type Signer } from "./signers.server.ts";
import { emailVersion, savedEmail } from "./email-version.server.ts";
import { stageOf, type Stage } from "./contract-stage.ts";
import { isTermOver, signingEntry, type SigningEntry } from "./signing-entry.server.ts";
import { findRepaid, type RepaidCredit } from "./repaid-credits.server.ts";
import { findTyped } from "./typed-fields.server.ts";

type Seals = { csrf: string; operationId: string };

export type DocumentRow = {
  document: PrintedDocument;
  name:
    "standardInformation" | "schedule" | "draft" | "wholeSet" | "spouseSet" | "consent" | "spouseConsent" | "insurance";
  copies: number | null;
};

export type ContractPage = {
  stage: Stage;
  version: string | null;
  today: IsoDay;
  contractDate: IsoDay | null;
  /** The last day on which it may be signed; null where none is known. */
  signUntil: IsoDay | null;
  /** That day has passed: no more is signed, and only what was signed by then is still confirmed (F-362). */
  isTermOver: boolean;
  /** What leads to the other ways of signing is called. */
  signingEntry: SigningEntry;
  /** How, when and before whom it was signed, as far as it is known; null before (G24). */
  signed: readonly Signature[] | null;
  /** Every signature that the contract takes (F-228), and whose is still to be confirmed. */
  signatures: readonly Signature[];
  signers: readonly Signer[];
  /** What was typed into the form of the signature and not saved. */
  signature: { signer?: string; signedOn?: string; confirmed?: string };
  email: string;
  spouseEmail: string;
  /** What the forms of both were drawn from. */
  emailVersions: { buyer: string; spouse: string };
  seals: { contract: Seals; signature: Seals; email: Seals; spouseEmail: Seals };
  documents: DocumentRow[];
  /** What was uploaded, and what is missing (F-331). */
  uploads: DocumentsState;
  /** A manager is sent to no manager. */
  isManager: boolean;
  /** Whether this user is shown the liabilities (F-302). */
  seesDebts: boolean;
  /** Other credits that this one repays, for a user who sees them (F-265). */
  repaid: RepaidCredit[];
  /** In words, of the buyer and of the spouse (F-216). */
  citizenship: { buyer: string | null; spouse: string | null };
  /** Nothing can be printed while the contract is being signed remotely (F-333, F-338). */
  isHeldBySigning: boolean;
  /** Why the contract would be refused now, in place of the button that makes it (F-202, F-336); null where it may be tried. */
  refusal: BackendNotice | null;
  /** The buyer has sent from the telephone what is not taken over: it is asked about before the contract is made. */
  hasUnusedAnswers: boolean;
  /** What a manager was asked about the credit and has answered; null where no manager was asked, nor is needed. */
  permit: Awaited<ReturnType<typeof findPermitPart>>;
  /** Whether it can be rejected now (F-337). */
  rejection: RejectionOffer;
  /** Of a rejected contract: when and why (F-337); null where that is not known. */
  rejected: { on: IsoDay; reason: number | null; comment: string | null } | null;
  application: Pick<
    Application,
    | "buyer"
    | "spouseMode"
    | "spouse"
    | "address"
    | "otherAddress"
    | "otherAddressDiffers"
    | "identityDocument"
    | "income"
    | "household"
    | "contractType"
    | "credit"
    | "insurance"
    | "insuranceOffers"
    | "healthAnswers"
    | "politicalExposure"
    | "consents"
    | "goods"
    | "decision"
    | "loans"
  >;
};

/** The application of step 5, as the portal has opened it. */
type OpenContract = Portal & { application: Application; today: IsoDay };

/** Step 5 as it stands: the review before the contract, the documents and the signature after it. */
export async function contractPage(open: OpenContract): Promise<ContractPage> {
  const { session, application, today } = open;
  const { buyer, address, identityDocument, income, credit, insurance, insuranceOffers, consents, goods } = application;
  const { healthAnswers, politicalExposure, decision, loans, household, spouse, spouseMode } = application;
  const stage = stageOf(application.status);
  const isPrintable = mayDownload(open, application);
  const [signature, email, spouseEmail, ofBuyer, ofSpouse, uploads, repaid] = await Promise.all([
    findTyped(session, application, SIGNATURE_FORM.id),
    findTyped(session, application, EMAIL_FORM.id),
    findTyped(session, application, SPOUSE_EMAIL_FORM.id),
    citizenshipName(open, buyer.citizenship),
    citizenshipName(open, spouse.citizenship),
    readDocumentsState(open, application),
    findRepaid(open),
  ]);
  return {
    stage,
    version: application.version,
    today,
    contractDate: application.contractDate,
    signUntil: application.signing.signUntil,
    isTermOver: isTermOver({ stage, application, today }),
    signingEntry: signingEntry({ stage, application, today }),
    signed: stage === "signed" || stage === "archived" ? signaturesOf(application) : null,
    signatures: signaturesOf(application),
    signers: openSigners(application),
    signature,
    email: email["email"] ?? savedEmail(application, "buyer"),
    spouseEmail: spouseEmail["spouseEmail"] ?? savedEmail(application, "spouse"),
    emailVersions: {
      buyer: emailVersion(savedEmail(application, "buyer")),
      spouse: emailVersion(savedEmail(application, "spouse")),
    },
    seals: {
      contract: formSeals(session, CONTRACT_FORM.id),
      signature: formSeals(session, SIGNATURE_FORM.id),
      email: formSeals(session, EMAIL_FORM.id),
      spouseEmail: formSeals(session, SPOUSE_EMAIL_FORM.id),
    },
    documents: isPrintable ? documentsOf(stage, application) : [],
    uploads,
    isManager: open.actor === Role.manager,
    seesDebts: open.can("liability:view"),
    repaid,
    citizenship: { buyer: ofBuyer, spouse: ofSpouse },
    isHeldBySigning: !isPrintable,
    rejection: rejectionOffer(open, application),
    rejected: stage === "rejected" ? rejectedOf(application) : null,
    refusal: stage === "review" ? await findRefusal(open) : null,
    hasUnusedAnswers: stage === "review" && (await holdsAnswers(open)),
    permit: stage === "review" ? await findPermitPart(open) : null,
    application: {
      buyer,
      spouseMode,
      spouse,
      address,
      otherAddress: application.otherAddress,
      otherAddressDiffers: application.otherAddressDiffers,
      identityDocument,
      income,
      household,
      contractType: application.contractType,
      credit,
      insurance,
      insuranceOffers,
      healthAnswers,
      politicalExposure,
      consents,
      goods,
      decision,
      loans,
    },
  };
}

/** Rejected before this was kept, or by the lender: no day, and nothing to tell. */
const rejectedOf = ({ rejection: { on, reason, comment } }: Application): ContractPage["rejected"] =>
  on === null ? null : { on, reason, comment };

/** A credit that is not simply possible is asked about before its button is shown: a manager may have confirmed it (F-378). */
async function findRefusal({ session, backend, application }: OpenContract): Promise<BackendNotice | null> {
  const { decision } = application;
  if (decision === null || decision.result === "APPROVED") return null;
  const possible = await askContractPossible(backend, application, session.user.login);
  return possible.ok ? null : possible.notice;
}

/** What can be printed now, with the copies that each party gets (F-340). */
function documentsOf(stage: ContractPage["stage"], application: Application): DocumentRow[] {
  const information: DocumentRow = {
    document: "standard-information",
    name: "standardInformation",
    copies: CONTRACT_COPIES.standardInformation,
  };
  const schedule: DocumentRow = { document: "schedule", name: "schedule", copies: null };
  const consents = consentsOf(application);
  const insurance = insuranceDocumentOf(application);
  if (stage === "review")
    return [information, { document: "draft", name: "draft", copies: null }, schedule, ...insurance, ...consents];
  if (stage !== "unsigned" && stage !== "signed") return [];
  return [
    { document: "set", name: "wholeSet", copies: papersOfSet(application) },
    ...spouseSetOf(application),
    information,
    schedule,
    ...insurance,
    ...consents,
  ];
}

/** The set that the spouse who signs takes home (16.2 of the general conditions). */
const spouseSetOf = (application: Application): DocumentRow[] =>
  isOfBoth(application) ? [{ document: "spouse-set", name: "spouseSet", copies: papersOfSpouseSet() }] : [];

/** The certificate of an insurance, where one is chosen (F-344). */
const insuranceDocumentOf = ({ insurance }: Application): DocumentRow[] =>
  isInsured(insurance.id) ? [{ document: "insurance", name: "insurance", copies: null }] : [];

/** A consent of each who borrows (F-227). */
const consentsOf = (application: Application): DocumentRow[] => [
  { document: "consent", name: "consent", copies: null },
  ...(isOfBoth(application)
    ? [{ document: "spouse-consent", name: "spouseConsent", copies: null } satisfies DocumentRow]
    : []),
];
