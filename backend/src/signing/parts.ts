import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { textOf, toWireApplication } from "../store/application-wire.ts";
import { signings, type SigningState, type SigningSubject } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { begunBy, givenBy, isGiven, SignatureType } from "./signature-types.ts";

/** One signature that is asked for: which document, and whose. */
export interface Part {
  readonly subject: SigningSubject;
  readonly owner: "client" | "spouse";
}

const { content: _content, ...columns } = getTableColumns(signings);
/** Every column of a request but its file, which is large and which only who signs or reads it needs. */
export const REQUEST_COLUMNS = columns;

/** A request to sign without its file. */
export type SigningRow = Omit<typeof signings.$inferSelect, "content">;

/** The file of a request, as it was sent to be signed. */
export async function contentOf(db: Store, { id }: Pick<SigningRow, "id">): Promise<Uint8Array> {
  const [row] = await db.select({ content: signings.content }).from(signings).where(eq(signings.id, id));
  if (row === undefined) throw new Error("The request to sign has gone.");
  return row.content;
}

/** What there is of a part: how it is marked now, and every request for it, the newest first. */
export interface PartFacts extends Part {
  readonly type: number;
  readonly requests: readonly SigningRow[];
}

const ofPart =
  ({ subject, owner }: Part) =>
  (row: Part) =>
    row.subject === subject && row.owner === owner;

/** A column says how a part is marked; of the spouse's application there is none, so its requests say it. */
function typeOf(row: ApplicationRow, { subject, owner }: Part, requests: readonly SigningRow[]): number {
  if (subject === "contract") return (owner === "client" ? row.contractSignature : row.spouseContractSignature) ?? 0;
  if (owner === "client") return row.applicationSignature;
  const signed = requests.find(({ state }) => state === "signed");
  if (signed !== undefined) return givenBy(signed.way);
  // A spouse who has signed the contract on paper has signed the consent with it.
  if (isGiven(row.spouseContractSignature)) return row.spouseContractSignature ?? 0;
  const pending = requests.find(({ state }) => state === "pending");
  return pending === undefined ? SignatureType.none : begunBy(pending.way);
}

/** Who borrows and signs: the buyer, and a spouse who borrows too. */
export const ownersOf = (row: ApplicationRow): Part["owner"][] =>
  isSpouseCredit(toWireApplication(row)) ? ["client", "spouse"] : ["client"];

/** The parts of an application in the order of signing: each person's application, then each person's contract (F-360, F-363). */
export const partsOf = (row: ApplicationRow): Part[] =>
  (["application", "contract"] as const).flatMap((subject) => ownersOf(row).map((owner) => ({ subject, owner })));

/** Every part of an application with its requests. */
export async function loadParts(db: Store, row: ApplicationRow): Promise<PartFacts[]> {
  const ofApplication = eq(signings.applicationId, row.id);
  const all = await db.select(REQUEST_COLUMNS).from(signings).where(ofApplication).orderBy(desc(signings.id));
  return partsOf(row).map((part) => {
    const requests = all.filter(ofPart(part));
    return { ...part, requests, type: typeOf(row, part, requests) };
  });
}

/** A part among the others; null where the application has none such. */
export const findPart = (parts: readonly PartFacts[], wanted: Part): PartFacts | null =>
  parts.find(ofPart(wanted)) ?? null;

/** Whose signature it is, as the application's data name the person. */
export function personOf(row: ApplicationRow, owner: Part["owner"]) {
  const application = toWireApplication(row);
  const prefix = owner === "spouse" ? "Sutuoktinio" : "";
  const phone = textOf(application, `${prefix}Telefonas`);
  return {
    name: `${textOf(application, `${prefix}Vardas`)} ${textOf(application, `${prefix}Pavarde`)}`.trim(),
    personalCode: textOf(application, `${prefix}AsmensKodas`),
    phone: phone === "" ? null : phone,
    email: textOf(application, `${prefix}ElPastas`) || null,
  };
}

/** Ends a request; one that has ended stays as it is. */
export async function endRequest(
  db: Store,
  id: number,
  how: { state: SigningState; failure?: SigningRow["failure"]; endedAt: Date },
): Promise<void> {
  await db
    .update(signings)
    .set({ state: how.state, failure: how.failure ?? null, endedAt: how.endedAt })
    .where(and(eq(signings.id, id), eq(signings.state, "pending")));
}
