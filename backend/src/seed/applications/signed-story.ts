import { desc, eq, inArray, ne } from "drizzle-orm";
import { appendLine } from "../../applications/action-log.ts";
import { findRole } from "../../accounts/role.ts";
import type { Session } from "../../accounts/session.ts";
import type { OperationContext } from "../../context.ts";
import type { Environment } from "../../environment.ts";
import { confirmSigning } from "../../operations/documents/signing/answer-signing.ts";
import { initiateSigning } from "../../operations/documents/signing/initiate-signing.ts";
import { personOf } from "../../signing/parts.ts";
import { isGiven, SignatureType } from "../../signing/signature-types.ts";
import { signingSecrets } from "../../signing/signing-service.ts";
import { endOfLink, lastDayToSign } from "../../signing/signing-term.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { applications } from "../../store/schema/applications.ts";
import { messages } from "../../store/schema/messages.ts";
import { users } from "../../store/schema/partners.ts";
import { signatureSessions, signings, type SigningSubject } from "../../store/schema/signings.ts";
import type { Store } from "../../store/store.ts";
import type { Answer } from "../../wire/answer.ts";
import type { DemoTime } from "../demo-time.ts";
import { toLaterLines } from "./action-lines.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { contractDaysAgoOf, type Signature, type Story } from "./story.ts";

/** Status of a contract that was concluded online. */
const ONLINE = 7;

const WAITING_MS = 30 * 24 * 3_600_000;

/** When each document of a story is signed, on the day of its contract. */
const SIGNED_AT: Readonly<Record<SigningSubject, string>> = { application: "10:45:00", contract: "10:55:00" };

/** The way that leads to a signature; the two that wait are ways themselves. */
const wayTo = (signature: Signature): number =>
  signature === SignatureType.eSign
    ? SignatureType.remote
    : signature === SignatureType.tablet
      ? SignatureType.remoteTablet
      : signature;

/** What the signatures of a story are given with. */
interface Signer {
  readonly context: OperationContext;
  readonly session: Session;
  readonly row: ApplicationRow;
}

function requireDone({ code, fields }: Answer, id: number): void {
  if (code !== 0) throw new Error(`The signature of story ${id} is refused: ${code} ${JSON.stringify(fields)}.`);
}

/** Begins a way as the seller does, and, unless it waits in the story, signs as the person behind its link does. */
async function signPart(
  { context, session, row }: Signer,
  subject: SigningSubject,
  signature: Signature,
): Promise<void> {
  const way = wayTo(signature);
  const { name, email, phone } = personOf(row, "client");
  const begun = await initiateSigning.respond(context, session, {
    ParaiskosID: String(row.id),
    Dokumentas: subject === "application" ? "0" : "1",
    PasirasymoTipas: String(way),
    ...(way !== SignatureType.remoteTablet && {
      Kanalas: email === null ? "sms" : "email",
      Kontaktas: email ?? phone ?? "",
    }),
  });
  requireDone(begun, row.id);
  if (!isGiven(signature)) return;
  const newest = context.db
    .select()
    .from(signings)
    .where(eq(signings.applicationId, row.id))
    .orderBy(desc(signings.id));
  const [{ nonce } = { nonce: "" }] = await newest.limit(1);
  const secrets = signingSecrets(context);
  const given = { Raktas: secrets.linkTokenOf(nonce), Kodas: secrets.codeOf(nonce), Vardas: name };
  requireDone(await confirmSigning.respond(context, null, given), row.id);
}

/** A clock that stands at the moments of the story. */
function storyClock(time: DemoTime) {
  let now = time.now;
  return {
    clock: { now: () => now, shift: () => undefined },
    moveTo: (moment: Date) => {
      now = moment;
    },
  };
}

async function sessionOf(tx: Store, { sellerId }: ApplicationRow): Promise<Session> {
  const [user] = await tx.select().from(users).where(eq(users.id, sellerId));
  const role = user === undefined ? null : findRole(user.role);
  if (user === undefined || role === null) throw new RangeError(`Seller ${sellerId} of the story cannot sign in.`);
  return { tokenHash: "", user, role, limited: false };
}

/** State and status are the story's: the credit stays normal where only the application is signed (1008), and what was concluded online is more than signed (1015). */
async function settle(tx: Store, story: Story, { id, updatedAt }: ApplicationRow): Promise<void> {
  const [row] = await tx
    .update(applications)
    .set({ eCreditState: story.eCredit ?? -1, ...(story.status === ONLINE && { status: ONLINE }), updatedAt })
    .where(eq(applications.id, id))
    .returning();
  const isAsTold =
    row?.status === story.status &&
    row?.applicationSignature === story.applicationSignature &&
    row?.contractSignature === story.contractSignature;
  if (!isAsTold) throw new Error(`Story ${id} is not signed as it tells.`);
}

/**
 * What waits in the story waits as long as a demo usually stands: a request whose time is over ends as soon as anyone looks at it, and its column with
 * it; no longer than its contract may be signed. Invitations to what is signed already are not sent again; the one that waits still goes out.
 */
async function keepWaiting(tx: Store, time: DemoTime, rows: readonly ApplicationRow[]): Promise<void> {
  const waiting = await tx.select().from(signings).where(eq(signings.state, "pending"));
  for (const { id, applicationId, subject, sessionId } of waiting) {
    const row = rows.find((one) => one.id === applicationId);
    const lastDay = row === undefined ? null : await lastDayToSign(tx, row);
    const expiresAt = endOfLink({ subject, lastDay }, time.now, WAITING_MS);
    await tx.update(signings).set({ expiresAt }).where(eq(signings.id, id));
    await tx.update(signatureSessions).set({ expiresAt }).where(eq(signatureSessions.id, sessionId));
    await tx.update(messages).set({ deadline: expiresAt }).where(eq(messages.signingId, id));
  }
  const over = tx.select({ id: signings.id }).from(signings).where(ne(signings.state, "pending"));
  await tx.delete(messages).where(inArray(messages.signingId, over));
  // As if it had just been queued: what is a day old is forgotten at the start, sent or not.
  await tx.update(messages).set({ createdAt: time.now, nextAttemptAt: time.now });
}

/**
 * Signs what the columns of the demo say is signed, or being signed, electronically: by the operations of live signing at the moments of the story, so
 * that requests, sealed files, their hashes and the log are true ones.
 */
export async function signStories(tx: Store, time: DemoTime, environment: Environment): Promise<void> {
  const stories = DEMO_STORIES.filter(({ sealed }) => sealed === true);
  const ids = stories.map(({ id }) => id);
  const rows = await tx.select().from(applications).where(inArray(applications.id, ids));
  const { clock, moveTo } = storyClock(time);
  const context: OperationContext = { db: tx, clock, environment, isStory: true };
  for (const story of stories) {
    const row = rows.find(({ id }) => id === story.id);
    if (row === undefined) continue;
    const signer = { context, session: await sessionOf(tx, row), row };
    const parts = [
      ["application", story.applicationSignature ?? 0],
      ["contract", story.contractSignature ?? 0],
    ] as const;
    for (const [subject, signature] of parts) {
      moveTo(time.momentBefore(contractDaysAgoOf(story), SIGNED_AT[subject]));
      await signPart(signer, subject, signature);
    }
    await settle(tx, story, row);
    for (const line of toLaterLines(story, time)) await appendLine(tx, line);
  }
  await keepWaiting(tx, time, rows);
}
