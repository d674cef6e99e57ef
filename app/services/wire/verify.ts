import * as z from "zod";
import { CHOOSABLE_AUTHENTICATION_METHODS } from "~/domain/enumerations/authentication-method.ts";
import { SendingStatus, toSendingStatus } from "~/domain/enumerations/sending-status.ts";
import { toVerificationResponse, VerificationResponse } from "~/domain/enumerations/verification-response.ts";
import { VERIFICATION_WAIT_SECONDS } from "~/domain/limits.ts";
import type { PasswordRule } from "~/domain/password.ts";
import type {
  CodeProblem,
  CodeVerdict,
  IssuedCode,
  LinkPasswordAnswer,
  MessageState,
  RememberedDevice,
  ReminderAnswer,
} from "../verify-types.ts";

/** Longest wait that is believed: a code lives no longer, and no service has a reason to keep anybody waiting for another one. */
const MAX_WAIT_SECONDS = 600;

/**
 * info.wait; without one the wait of the specification (F-151). One that cannot be meant is brought to its nearest bound: the message has gone out, and a
 * refused answer would take its token away. A service whose clock was set back says less than nothing.
 */
const wait = z
  .number()
  .transform((seconds) => Math.min(MAX_WAIT_SECONDS, Math.max(0, Math.ceil(seconds))))
  .default(VERIFICATION_WAIT_SECONDS);
const reason = z.string().max(60).nullish();
/** A code of the enumeration, as number or text; one that we do not know is an error (F-583). */
const responseCode = z.union([z.number(), z.string().max(10)]).transform(toVerificationResponse);
const name = z.string().min(1).max(200);
const nameOrNone = name.nullish().transform((text) => text ?? null);

const outcome = z.object({ code: responseCode, wait, reason });

/** Answer of the calls that send a code (F-507, F-509): what was sent has both its names, or the answer is none. */
export const issuedCode = z
  .object({ info: outcome, token: nameOrNone, requestID: nameOrNone })
  .transform(({ info, token, requestID: requestId }, context): IssuedCode => {
    const { code, wait: waitSeconds } = info;
    if (code === VerificationResponse.tryLater)
      return { state: "tryLater", token, requestId, waitSeconds, dayLimit: info.reason === "dayLimit" };
    if (code === VerificationResponse.error || code === VerificationResponse.provideLogin)
      return { state: "refused", reason: refusalOf(info.reason) };
    if (token !== null && requestId !== null) return { state: "sent", token, requestId, waitSeconds };
    context.addIssue({ code: "custom", message: "sent without names" });
    return z.NEVER;
  });

const refusalOf = (why: string | null | undefined) =>
  why === "contactUnknown" || why === "contactTaken" ? why : ("other" as const);

const PROBLEMS: readonly CodeProblem[] = ["wrong", "exhausted", "expired", "used", "unknown"];

const verdictInfo = z.object({ wait, reason, triesLeft: z.int().min(0).nullish() });

/** Answer of the calls that check a code (F-508, F-510): right only when both its words say so. */
export const codeVerdict = z
  .object({ status: responseCode, verified: z.boolean(), info: verdictInfo.prefault({}) })
  .refine(({ status, verified }) => (status === VerificationResponse.success) === verified)
  .transform(({ verified, info }): CodeVerdict => {
    if (verified) return { ok: true };
    const problem = PROBLEMS.find((one) => one === info.reason) ?? "wrong";
    return { ok: false, problem, waitSeconds: info.wait, triesLeft: info.triesLeft ?? null };
  });

/** Whether the device stays remembered after its owner's contact changed (F-511). */
export const deviceMoved = z.object({ verified: z.boolean() }).transform(({ verified }) => verified);

/** A flag is true or false; a text that says so is no answer (R-C20). */
export const flag = z.object({ status: z.boolean() }).transform(({ status }) => status);

/** Whether a message has reached its operator; a status that we do not know counts as pending (F-584). */
export const messageState = z
  .object({ status: z.union([z.number(), z.string().max(10)]) })
  .transform(({ status }): MessageState => {
    const known = toSendingStatus(status);
    if (known === SendingStatus.success) return "delivered";
    return known === SendingStatus.failed ? "failed" : "pending";
  });

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const rememberedDevice = z.object({
  id: z.int(),
  name: z
    .string()
    .max(100)
    .nullish()
    .transform((text) => text ?? ""),
  method: z.literal(CHOOSABLE_AUTHENTICATION_METHODS),
  verifiedAt: instant,
  verifiedUntil: instant,
  lastSeenAt: instant,
  current: z.boolean(),
}) satisfies z.ZodType<RememberedDevice>;

/** The list of the user's devices. */
export const rememberedDevices = z
  .object({ devices: z.array(rememberedDevice).max(100) })
  .transform(({ devices }) => devices);

/** Answer to a reminder (F-082, F-083). */
export const reminderAnswer = z.object({ info: outcome }).transform(({ info }): ReminderAnswer => {
  if (info.code === VerificationResponse.tryLater) return { state: "tryLater", waitSeconds: info.wait };
  if (info.code === VerificationResponse.success || info.code === VerificationResponse.pending)
    return { state: "sent" };
  return { state: info.reason === "userNotFound" || info.reason === "severalUsers" ? info.reason : "refused" };
});

const RULES: readonly PasswordRule[] = ["length", "tooLong", "digit", "lowercase", "uppercase", "special"];

const linkOutcome = outcome.extend({ brokenRules: z.array(z.string()).max(20).nullish() });

/** Answer to a new password by link (F-080); an error that gives no reason which we know is a dead link. */
export const linkPasswordAnswer = z.object({ info: linkOutcome }).transform(({ info }): LinkPasswordAnswer => {
  if (info.code === VerificationResponse.success) return { state: "changed" };
  if (info.code === VerificationResponse.provideLogin) return { state: "provideLogin" };
  if (info.reason === "weakPassword")
    return { state: "weakPassword", brokenRules: RULES.filter((rule) => info.brokenRules?.includes(rule)) };
  return { state: info.reason === "loginWrong" || info.reason === "samePassword" ? info.reason : "linkDead" };
});
