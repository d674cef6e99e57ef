import { z } from "zod";
import { emailField, phoneField } from "../../../accounts/contact-fields.ts";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { enqueue } from "../../../sending/queue.ts";
import { hashToken, newNonce } from "../../../sending/secrets.ts";
import { writeColumns } from "../../../signing/columns.ts";
import { findObstacle, loadSigningFacts } from "../../../signing/obstacles.ts";
import {
  endRequest,
  findPart,
  loadParts,
  personOf,
  REQUEST_COLUMNS,
  type Part,
  type SigningRow,
} from "../../../signing/parts.ts";
import { SignatureType } from "../../../signing/signature-types.ts";
import type { SignMethod } from "../../../signing/provider.ts";
import { connectProvider, signingSecrets } from "../../../signing/signing-service.ts";
import { noteOfRequest } from "../../../signing/logged-request.ts";
import { endOfLink } from "../../../signing/signing-term.ts";
import type { IsoDay } from "../../../rules/days.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { signings } from "../../../store/schema/signings.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import {
  applicationIdInput,
  numberInput,
  operationIdInput,
  optional,
  textInput,
  versionInput,
} from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { sends } from "../../call/sends.ts";
import { describeObstacle } from "./obstacle-texts.ts";
import { partElements, partOf } from "./part-input.ts";
import { hashOf } from "../../../signing/public-id.ts";
import { titleOf } from "../../../signing/paper-titles.ts";
import { documentToSign } from "./signing-document.ts";

const HOUR_MS = 3_600_000;
/** A person abroad or at work has three days, one in the shop an hour; no link outlives the day until which a contract can be signed. */
const HOURS: Readonly<Record<number, number>> = {
  [SignatureType.remote]: 72,
  [SignatureType.cent]: 72,
  [SignatureType.remoteTablet]: 1,
};

const METHODS: Readonly<Record<number, SignMethod>> = {
  [SignatureType.remote]: "gateway",
  [SignatureType.cent]: "cent",
  [SignatureType.remoteTablet]: "tablet",
};

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  ...partElements,
  PasirasymoTipas: numberInput.pipe(z.literal([SignatureType.cent, SignatureType.remote, SignatureType.remoteTablet])),
  Kanalas: optional(z.enum(["email", "sms"])),
  Kontaktas: optional(textInput(100)),
  Kalba: optional(z.enum(["lt", "en"])),
});

type Request = Omit<z.output<typeof input>, "OperacijosID">;
type Contact = { channel: "email" | "sms"; contact: string } | null;

/** Where the link goes; a tablet needs none. @returns undefined for an address that is none */
function contactOf({
  PasirasymoTipas: way,
  Kanalas: channel = "email",
  Kontaktas: contact,
}: Request): Contact | undefined {
  if (way === SignatureType.remoteTablet) return null;
  const parsed = (channel === "email" ? emailField : phoneField).safeParse(contact?.trim());
  return parsed.success ? { channel, contact: parsed.data } : undefined;
}

interface Start {
  readonly row: ApplicationRow;
  readonly part: Part;
  readonly request: Request;
  readonly contact: Contact;
  readonly pdf: Uint8Array;
  readonly lastDay: IsoDay | null;
}

/** Stores the request as the provider has taken it. */
async function store(tx: Store, context: OperationContext, session: Session, start: Start): Promise<SigningRow> {
  const { row, part, request, contact, pdf, lastDay } = start;
  const { PasirasymoTipas: way, Kalba: language = "lt" } = request;
  const startedAt = context.clock.now();
  const expiresAt = endOfLink({ subject: part.subject, lastDay }, startedAt, (HOURS[way] ?? 1) * HOUR_MS);
  const secrets = signingSecrets(context);
  const nonce = newNonce();
  const person = personOf(row, part.owner);
  const { provider, token } = await connectProvider(context, tx);
  const phone = contact?.channel === "sms" ? contact.contact : person.phone;
  const { sessionId, state, failure } = await provider.start(token, {
    document: { title: titleOf(row, part.subject), pdf, sha256: hashOf(pdf) },
    signer: { name: person.name, personalCode: person.personalCode, phone },
    method: METHODS[way] ?? "gateway",
    verificationCode: secrets.codeOf(nonce),
    idempotencyKey: nonce,
    expiresAt,
  });
  const values = {
    applicationId: row.id,
    ...part,
    way,
    state,
    failure,
    sessionId,
    nonce,
    language,
    startedAt,
    expiresAt,
  };
  const [stored] = await tx
    .insert(signings)
    .values({
      ...values,
      ...contact,
      tokenHash: hashToken(secrets.linkTokenOf(nonce)),
      content: pdf,
      contentHash: hashOf(pdf),
      endedAt: state === "pending" ? null : startedAt,
      startedBy: session.user.id,
    })
    .returning(REQUEST_COLUMNS);
  if (stored === undefined) throw new Error("The request to sign was not stored.");
  return stored;
}

/** A link that is sent again, or to another contact, replaces the one before: that one opens nothing any more. */
async function replaceEarlier(tx: Store, context: OperationContext, earlier: readonly SigningRow[]): Promise<void> {
  const { provider, token } = await connectProvider(context, tx);
  for (const { id, sessionId } of earlier) {
    await provider.cancel(token, sessionId);
    await endRequest(tx, id, { state: "canceled", failure: "REPLACED", endedAt: context.clock.now() });
  }
}

async function send(
  tx: Store,
  { id, way, channel, contact, language, startedAt, expiresAt }: SigningRow,
): Promise<void> {
  if (channel === null || contact === null) return;
  const kind = way === SignatureType.cent ? "cent-transfer" : "signing";
  await enqueue(tx, startedAt, { channel, recipient: contact, language, kind, signingId: id, deadline: expiresAt });
}

async function initiate(tx: Store, context: OperationContext, session: Session, request: Request): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  const parts = await loadParts(tx, row);
  const part = findPart(parts, partOf(request));
  if (part === null) return refusal(1100);
  const now = context.clock.now();
  const facts = await loadSigningFacts(tx, row, parts, now);
  const obstacle = findObstacle(facts, part, request.PasirasymoTipas);
  // A contract that was rejected meanwhile is told as one, not as data that have changed (F-339).
  if (obstacle === "STATUS") return refusal(1100);
  if (request.Versija !== undefined && request.Versija !== String(row.version)) return refusal(1101);
  if (obstacle === "SIGNED" || obstacle === "CONTRACT_FIRST") return refusal(1100);
  if (obstacle === "SPOUSE_CREDIT") return refusal(1021);
  if (obstacle !== null) return refusal(2000, describeObstacle(obstacle));
  const contact = contactOf(request);
  if (contact === undefined) return refusal(2000, "Netinkamas el. paštas arba telefono numeris.");
  const pdf = await documentToSign(tx, context, row, { ...part, language: request.Kalba ?? "lt" });
  if (pdf === null) return refusal(2002);
  const earlier = part.requests.filter(({ state, way }) => state === "pending" && way === request.PasirasymoTipas);
  await replaceEarlier(tx, context, earlier);
  const stored = await store(tx, context, session, { row, part, request, contact, pdf, lastDay: facts.lastDay });
  if (stored.state === "pending") await send(tx, stored);
  const written = await writeColumns(tx, row, { parts: await loadParts(tx, row), now });
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: earlier.length > 0 ? "Pasirašymo nuoroda išsiųsta iš naujo" : "Pradėtas pasirašymas",
    note: noteOfRequest(row, stored),
  });
  return answer({ Busena: stored.state, Versija: String(written.version) });
}

/**
 * Begins a way of signing a document: the link goes to the person, or the tablet of the shop gets it (F-357 to F-361). A way that is open already is begun again,
 * so a contact is corrected without another contract. 1100 where nothing is to be signed, 2000 with the reason where the way is closed.
 */
export const initiateSigning = sends(
  operation(STAFF, input, (context, session, { OperacijosID: operationId, ...request }) =>
    once(context, session, { operation: "InitiateSigning", operationId, content: request }, (tx) =>
      initiate(tx, context, session, request),
    ),
  ),
);
