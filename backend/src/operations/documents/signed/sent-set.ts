import { eq } from "drizzle-orm";
import { findDocumentFacts, type DocumentFacts } from "../../../applications/document-facts.ts";
import type { OperationContext } from "../../../context.ts";
import { makeConsent } from "../../../documents/consent.ts";
import type { Presentation } from "../../../documents/contract-data.ts";
import { makeContract } from "../../../documents/contract-set.ts";
import { makeInsuranceCertificate } from "../../../documents/insurance-certificate.ts";
import type { MessageFile } from "../../../sending/queue.ts";
import { titleOfKind } from "../../../signing/paper-titles.ts";
import type { Part } from "../../../signing/parts.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { signedDocuments, type SignedDocumentKind } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { toConsentData } from "../consent-data.ts";
import { toContractData } from "../contract.ts";
import { isInsurable, toInsuranceData } from "../insurance-data.ts";
import { issueDocument } from "../issue-document.ts";
import { informationTitle, issueInformation } from "../issue-information.ts";
import { newestSigned, type SignedRow } from "./newest-signed.ts";

/** Whose set is sent, and in which language it is read. */
export interface Recipient {
  readonly owner: Part["owner"];
  readonly language: "lt" | "en";
}

/** What the papers of a set are made from. */
interface Sources extends Recipient {
  readonly facts: DocumentFacts;
  readonly today: string;
  readonly signed: readonly SignedRow[];
}

/** How a paper is made where no signed one is stored: on paper its person has signed the same. */
function makerOf(kind: SignedDocumentKind, { facts, today, owner, language }: Sources) {
  const makers: Readonly<Record<SignedDocumentKind, (presentation: Presentation) => Promise<Uint8Array>>> = {
    consent: (presentation) => makeConsent(toConsentData(facts.row, owner, { on: today, presentation, language })),
    contract: (presentation) => makeContract(toContractData(facts, today, presentation)),
    insurance: (presentation) => makeInsuranceCertificate(toInsuranceData(facts, { today, presentation })),
  };
  return makers[kind];
}

async function contentOf(tx: Store, id: number): Promise<Uint8Array> {
  const [row] = await tx
    .select({ content: signedDocuments.content })
    .from(signedDocuments)
    .where(eq(signedDocuments.id, id));
  return row?.content ?? new Uint8Array();
}

/** A paper as it was signed, in two files where one spouse signed by hand, or, where no signed one is stored, as it was agreed. */
async function papersOf(
  tx: Store,
  context: OperationContext,
  kind: SignedDocumentKind,
  sources: Sources,
): Promise<MessageFile[]> {
  const { facts, signed, owner } = sources;
  const title = titleOfKind(facts.row, kind);
  const found = signed.filter((one) => one.kind === kind && (kind !== "consent" || one.owner === owner));
  const issued = { applicationId: facts.row.id, kind, ...(kind === "consent" && { owner }) };
  if (found.length === 0)
    return [{ name: `${title}.pdf`, content: await issueDocument(tx, context, issued, makerOf(kind, sources)) }];
  const nameOf = (at: number) => (at === 0 ? `${title}.pdf` : `${title} (${at + 1}).pdf`);
  return Promise.all(found.map(async ({ id }, at) => ({ name: nameOf(at), content: await contentOf(tx, id) })));
}

/** What was told before the contract; it is not signed. */
const informationOf = async (
  tx: Store,
  context: OperationContext,
  { facts, today }: Sources,
): Promise<MessageFile> => ({
  name: `${informationTitle(facts.row)}.pdf`,
  content: await issueInformation(tx, context, facts, today),
});

/**
 * The set of papers of one person (16.2 of the general conditions): the standard information, the own consent, the contract, and for the buyer the certificate of an
 * insurance that is chosen; null where there is no schedule to print.
 */
export async function sentSet(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  recipient: Recipient,
): Promise<MessageFile[] | null> {
  const today = toBusinessDay(context.clock.now());
  const facts = await findDocumentFacts(tx, row, { today });
  if (facts === null) return null;
  const sources = { ...recipient, facts, today, signed: await newestSigned(tx, row.id) };
  const isInsured = recipient.owner === "client" && isInsurable(facts);
  const kinds: SignedDocumentKind[] = ["consent", "contract", ...(isInsured ? (["insurance"] as const) : [])];
  const files = [await informationOf(tx, context, sources)];
  for (const kind of kinds) files.push(...(await papersOf(tx, context, kind, sources)));
  return files;
}
