import { lenderOn } from "../../../configuration/configuration.ts";
import { isSigned } from "../../../signing/columns.ts";
import { paperAddress } from "../../../signing/paper-address.ts";
import { contentOf, personOf, type SigningRow } from "../../../signing/parts.ts";
import { isTermOver, lastDayToSign, toShownFailure } from "../../../signing/signing-term.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { findDocumentFacts } from "../../../applications/document-facts.ts";
import type { OperationContext } from "../../../context.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import { flagInput, optional } from "../../../wire/wire-input.ts";
import { toFlag, toLocalTime } from "../../../wire/wire-output.ts";
import { publicOperation } from "../../call/operation.ts";
import { informationTitle, issueInformation } from "../issue-information.ts";
import { answerPdf } from "../pdf-answer.ts";
import { documentNumber } from "./part-input.ts";
import { KIND_OF, titleOf } from "../../../signing/paper-titles.ts";
import { SignatureType } from "../../../signing/signature-types.ts";
import type { Store } from "../../../store/store.ts";
import { findSigned } from "./signing-document.ts";
import { codeRecipient, findLink, linkInput, stateAt, type OpenedLink } from "./signing-link.ts";

/** Where the signer's copies of a contract went that everybody has signed; null for any other paper, and for a person without an address. */
const copiesTo = async (db: Store, { signing, row }: OpenedLink): Promise<string | null> =>
  signing.subject === "contract" && signing.state === "signed" && isSigned(row)
    ? paperAddress(db, row, signing.owner)
    : null;

/** Whether a link still opens what was signed by it: until its time is over, and never on a shop's tablet, which the next customer holds. */
const opensSigned = ({ state, way, expiresAt }: SigningRow, now: Date): boolean =>
  state === "signed" && way !== SignatureType.remoteTablet && expiresAt > now;

/** What the page of a link says: who asks whom to sign what, until when, and how far it is; 1900 for a link that there is not. */
export const getSigningRequest = publicOperation(linkInput, async (context, { Raktas: token }) => {
  const found = await findLink(context.db, token);
  if (found === null) return refusal(1900);
  const { signing, row } = found;
  const now = context.clock.now();
  const { state, failure } = stateAt(signing, now);
  const isPastTerm = state === "error" && isTermOver(await lastDayToSign(context.db, row), now);
  return answer({
    Busena: state,
    Priezastis: toShownFailure({ subject: signing.subject, failure }, isPastTerm),
    PasirasymoTipas: String(signing.way),
    Dokumentas: documentNumber(signing),
    Pavadinimas: titleOf(row, signing.subject),
    Vardas: personOf(row, signing.owner).name,
    Kreditorius: lenderOn(toBusinessDay(now)).name,
    GaliojaIki: toLocalTime(signing.expiresAt),
    Maisa: signing.contentHash,
    KodasIssiustas: toFlag(signing.codeSentAt !== null),
    KodoKontaktas: codeRecipient(found)?.recipient ?? null,
    KopijuKontaktas: await copiesTo(context.db, found),
    YraPasirasytaByla: toFlag(opensSigned(signing, now)),
  });
});

/** The file that a link opens: while it waits, what is signed, to the byte; afterwards what was signed, or null. */
async function fileBehind(db: Store, { signing, row }: OpenedLink, now: Date): Promise<Uint8Array | null> {
  if (stateAt(signing, now).state === "pending") return contentOf(db, signing);
  if (!opensSigned(signing, now)) return null;
  const kind = KIND_OF[signing.subject];
  const which = kind === "consent" ? { owner: signing.owner } : { isSealed: true };
  const signed = await findSigned(db, row.id, kind, which);
  return signed?.content ?? null;
}

/** The document behind a link (F-343): unsigned, its SHA-256 is `Maisa` of the request; 1900 for a link that opens none. */
async function documentForSigning({ db, clock }: OperationContext, token: string, subject: SigningRow["subject"]) {
  const found = await findLink(db, token);
  const file = found?.signing.subject === subject ? await fileBehind(db, found, clock.now()) : null;
  if (found === null || file === null) return refusal(1900);
  return answerPdf({ applicationId: found.row.id, name: titleOf(found.row, subject) }, () => Promise.resolve(file));
}

/** What must be told before a contract binds (F-280), as long as the contract waits for the signature behind the link; 1900 afterwards, 2002 without a schedule. */
async function informationForSigning(context: OperationContext, token: string): Promise<Answer> {
  const { db, clock } = context;
  const found = await findLink(db, token);
  const now = clock.now();
  if (found?.signing.subject !== "contract" || stateAt(found.signing, now).state !== "pending") return refusal(1900);
  const today = toBusinessDay(now);
  const facts = await findDocumentFacts(db, found.row, { today });
  if (facts === null) return refusal(2002);
  const file = { applicationId: found.row.id, name: informationTitle(found.row) };
  return answerPdf(file, () => issueInformation(db, context, facts, today));
}

export const getContractForSigning = publicOperation(
  linkInput.extend({ StandartineInformacija: optional(flagInput) }),
  (context, { Raktas: token, StandartineInformacija: isInformation = false }) =>
    isInformation ? informationForSigning(context, token) : documentForSigning(context, token, "contract"),
);

export const getConsentForSigning = publicOperation(linkInput, (context, { Raktas: token }) =>
  documentForSigning(context, token, "application"),
);
