import { z } from "zod";
import type { OperationContext } from "../../../context.ts";
import { enqueue } from "../../../sending/queue.ts";
import { writeColumns } from "../../../signing/columns.ts";
import { logRequest } from "../../../signing/logged-request.ts";
import { endRequest, loadParts, personOf, type SigningRow } from "../../../signing/parts.ts";
import type { GivenSignature } from "../../../signing/provider.ts";
import { SignatureType } from "../../../signing/signature-types.ts";
import { connectProvider } from "../../../signing/signing-service.ts";
import { eq } from "drizzle-orm";
import { signings, type SignatureEvidence } from "../../../store/schema/signings.ts";
import { toSearchText } from "../../../store/search-text.ts";
import { withTransaction, type Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import { optional, textInput } from "../../../wire/wire-input.ts";
import { toNumber } from "../../../wire/wire-output.ts";
import { publicOperation } from "../../call/operation.ts";
import { sends } from "../../call/sends.ts";
import { acceptSignature } from "./finish-signing.ts";
import { codeRecipient, findLinkForUpdate, linkInput, stateAt, type OpenedLink } from "./signing-link.ts";

/** A code is sent again after half a minute at the earliest. */
const CODE_PAUSE_MS = 30_000;
const MS_PER_SECOND = 1_000;

const isOpen = ({ signing }: OpenedLink, now: Date): boolean => stateAt(signing, now).state === "pending";

/** The language in which the link is read; else that of the invitation. */
const codeInput = linkInput.extend({ Kalba: optional(z.enum(["lt", "en"])) });

async function sendCode(tx: Store, context: OperationContext, asked: z.output<typeof codeInput>): Promise<Answer> {
  const found = await findLinkForUpdate(tx, asked.Raktas);
  if (found === null) return refusal(1900);
  const now = context.clock.now();
  const { codeSentAt, id, expiresAt } = found.signing;
  const language = asked.Kalba ?? found.signing.language;
  const to = codeRecipient(found);
  if (!isOpen(found, now) || to === null) return refusal(1100);
  const waitMs = codeSentAt === null ? 0 : codeSentAt.getTime() + CODE_PAUSE_MS - now.getTime();
  if (waitMs > 0) return answer({ LauktiSekundziu: toNumber(Math.ceil(waitMs / MS_PER_SECOND)) });
  await enqueue(tx, now, { ...to, language, kind: "signing-code", signingId: id, deadline: expiresAt });
  await tx.update(signings).set({ codeSentAt: now }).where(eq(signings.id, id));
  return answer();
}

/** Sends the code with which the person behind a link signs; says how long to wait where one has just left. */
export const sendSigningCode = sends(
  publicOperation(codeInput, (context, asked) => withTransaction(context.db, (tx) => sendCode(tx, context, asked))),
);

const MAX_DRAWING = 60_000;
const point = z.tuple([z.number().int(), z.number().int(), z.number().int().min(0)]);
const drawing = z.array(z.array(point).max(5_000)).max(200);

/** Lines of a pad, written as JSON. @returns null for what is none */
function readDrawing(text: string): SignatureEvidence["strokes"] | null {
  try {
    const parsed = drawing.safeParse(JSON.parse(text === "" ? "[]" : text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const confirmInput = linkInput.extend({
  Kodas: optional(textInput(10)),
  Vardas: optional(textInput(200)),
  Bruozai: optional(textInput(MAX_DRAWING)),
  Irenginys: optional(textInput(300)),
});

type Confirmation = z.output<typeof confirmInput>;

/** What the person has given, kept as evidence where a name came with it. */
function givenOf(confirmation: Confirmation, { owner, contentHash }: SigningRow, now: Date): GivenSignature | null {
  const strokes = readDrawing(confirmation.Bruozai ?? "");
  if (strokes === null) return null;
  const name = confirmation.Vardas?.trim() ?? "";
  const evidence: SignatureEvidence | null =
    name === ""
      ? null
      : { name, strokes, device: confirmation.Irenginys ?? "", documentHash: contentHash, givenAt: now.toISOString() };
  return { place: owner, code: confirmation.Kodas?.trim() ?? null, evidence };
}

/** On a tablet the person in front of it is known by the name: another one signs nothing. Elsewhere none is asked for (F-361). */
function isOwnName({ signing, row }: OpenedLink, { Vardas: typed }: Confirmation): boolean {
  const isAsked = signing.way === SignatureType.remoteTablet || (typed ?? "").trim() !== "";
  return !isAsked || toSearchText(typed ?? "") === toSearchText(personOf(row, signing.owner).name);
}

async function confirm(tx: Store, context: OperationContext, confirmation: Confirmation): Promise<Answer> {
  const found = await findLinkForUpdate(tx, confirmation.Raktas);
  if (found === null) return refusal(1900);
  const { signing, row } = found;
  const now = context.clock.now();
  if (!isOpen(found, now)) return refusal(1100);
  const given = givenOf(confirmation, signing, now);
  if (given === null) return refusal(2000, "Netinkamas parašo piešinys.");
  if (!isOwnName(found, confirmation)) return refusal(2000, `Pasirašyti turi ${personOf(row, signing.owner).name}.`);
  const { provider, token } = await connectProvider(context, tx);
  const { state, failure, triesLeft } = await provider.confirm(token, signing.sessionId, given);
  if (state === "pending")
    return answer({ Busena: state, Priezastis: failure, BandymuLiko: toNumber(triesLeft ?? null) });
  if (state === "signed") return answer({ Busena: await acceptSignature(tx, context, row, signing) });
  await endRequest(tx, signing.id, { state, failure, endedAt: now });
  await writeColumns(tx, row, { parts: await loadParts(tx, row), now });
  const action = state === "canceled" ? "Atsisakyta pasirašyti" : "Pasirašyti nepavyko";
  await logRequest(tx, row, { signing, action, at: now, reason: failure });
  return answer({ Busena: state, Priezastis: failure });
}

/** Signs the document behind a link by its code, or by a drawing on a tablet (F-363, F-364); the last signature of a contract sends its copies. */
export const confirmSigning = sends(
  publicOperation(confirmInput, (context, confirmation) =>
    withTransaction(context.db, (tx) => confirm(tx, context, confirmation)),
  ),
);

async function refuse(tx: Store, context: OperationContext, token: string): Promise<Answer> {
  const found = await findLinkForUpdate(tx, token);
  if (found === null) return refusal(1900);
  const { signing, row } = found;
  const now = context.clock.now();
  if (!isOpen(found, now)) return refusal(1100);
  const calls = await connectProvider(context, tx);
  await calls.provider.cancel(calls.token, signing.sessionId);
  await endRequest(tx, signing.id, { state: "canceled", failure: "USER_REFUSED", endedAt: now });
  await writeColumns(tx, row, { parts: await loadParts(tx, row), now });
  await logRequest(tx, row, { signing, action: "Atsisakyta pasirašyti", at: now, reason: "USER_REFUSED" });
  return answer({ Busena: "canceled" });
}

/** The person behind a link does not sign. */
export const refuseSigning = publicOperation(linkInput, (context, { Raktas: token }) =>
  withTransaction(context.db, (tx) => refuse(tx, context, token)),
);
