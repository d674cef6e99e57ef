import { eq } from "drizzle-orm";
import { enqueue } from "../sending/queue.ts";
import { newNonce } from "../sending/secrets.ts";
import { verificationCodes } from "../store/schema/verification.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { describeReason, secondsUntil, Verification } from "./answers.ts";
import type { JsonAnswer, VerifyContext } from "./call.ts";
import { CODE_LIFE_MS, CODES_PER_DAY, DAY_WINDOW_MS, RESEND_WAIT_MS, SENDINGS_PER_DAY } from "./code-policy.ts";
import {
  addToken,
  findLastCode,
  isLive,
  listCodeTimes,
  listSendingTimes,
  lockIssuing,
  resendableFrom,
  type CodeRequest,
  type CodeRow,
} from "./code-records.ts";
import { EMAIL_METHOD } from "../accounts/contact-fields.ts";

interface Issuing {
  readonly tx: Store;
  readonly now: Date;
  readonly request: CodeRequest;
}

/** Try later: the live code, if there is one, stays good and gets a token for this caller (F-140). */
async function tryLater({ tx, now }: Issuing, until: Date, live: CodeRow | null): Promise<JsonAnswer> {
  return {
    info: { code: Verification.tryLater, wait: secondsUntil(until, now) },
    token: live === null ? null : await addToken(tx, live.id),
    requestID: live?.lastRequestId ?? null,
  };
}

/** The instant at which a day's count falls below the limit again, or null when it is below. */
function fullUntil(times: readonly Date[], limit: number): Date | null {
  const oldest = times.at(-limit);
  return times.length < limit || oldest === undefined ? null : new Date(oldest.getTime() + DAY_WINDOW_MS);
}

/** When today's codes or messages are used up: until when (O14, G08). */
async function findDayLimit({ tx, now, request }: Issuing, isNew: boolean): Promise<Date | null> {
  const since = new Date(now.getTime() - DAY_WINDOW_MS);
  const sendings = fullUntil(await listSendingTimes(tx, request.contact, since), SENDINGS_PER_DAY);
  const codes = isNew ? fullUntil(await listCodeTimes(tx, request, since), CODES_PER_DAY) : null;
  return sendings === null || (codes !== null && codes > sendings) ? codes : sendings;
}

async function insertCode({ tx, now, request }: Issuing): Promise<CodeRow> {
  const { purpose, userId, method, contact } = request;
  const [code] = await tx
    .insert(verificationCodes)
    .values({
      purpose,
      userId,
      method,
      contact,
      nonce: newNonce(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
      lastSentAt: now,
      lastRequestId: "",
    })
    .returning();
  if (code === undefined) throw new Error("The code was not kept.");
  return code;
}

async function send({ tx, now, request }: Issuing, code: CodeRow): Promise<JsonAnswer> {
  const requestID = await enqueue(tx, now, {
    kind: "code",
    channel: request.method === EMAIL_METHOD ? "email" : "sms",
    recipient: request.contact,
    language: request.language,
    codeId: code.id,
    deadline: code.expiresAt,
  });
  await tx
    .update(verificationCodes)
    .set({ lastSentAt: now, lastRequestId: requestID })
    .where(eq(verificationCodes.id, code.id));
  const info = { code: Verification.pending, wait: RESEND_WAIT_MS / 1_000 };
  return { info, token: await addToken(tx, code.id), requestID };
}

async function issue(issuing: Issuing): Promise<JsonAnswer> {
  const { tx, now, request } = issuing;
  await lockIssuing(tx, request);
  const last = await findLastCode(tx, request);
  const live = last !== null && isLive(last.code, now) ? last.code : null;
  if (last !== null && resendableFrom(last) > now) return tryLater(issuing, resendableFrom(last), live);
  const fullTo = await findDayLimit(issuing, live === null);
  if (fullTo === null) return send(issuing, live ?? (await insertCode(issuing)));
  const refusal = await tryLater(issuing, fullTo, live);
  return {
    ...refusal,
    info: { code: Verification.tryLater, wait: secondsUntil(fullTo, now), ...describeReason("dayLimit") },
  };
}

/**
 * Sends a code, or the living one again (O14): one message in 180 s, ten codes a day for a user, ten messages a day to a
 * contact. Requests at the same time end in one message (R-C12).
 * @returns `{info: {code, wait}, token, requestID}`; pending: the message is on its way, ask its status by `requestID`
 */
export async function issueCode({ db, clock, sending }: VerifyContext, request: CodeRequest): Promise<JsonAnswer> {
  const answer = await withTransaction(db, (tx) => issue({ tx, now: clock.now(), request }));
  sending.sender.wake();
  return answer;
}
