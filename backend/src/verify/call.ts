import type { z } from "zod";
import type { OperationContext } from "../context.ts";
import { findSession, type Session } from "../accounts/session.ts";
import type { Sending } from "../sending/sending.ts";
import { subjectOf, type CallLimit } from "./call-limit.ts";
import { badRequest, sessionOver, tooManyCalls, type Refusal } from "./refusal.ts";

/** What the service is started with. */
export interface ServiceContext extends OperationContext {
  readonly sending: Sending;
}

/** What every call works with. */
export interface VerifyContext extends ServiceContext {
  readonly limit: CallLimit;
}

/** A JSON object as it is answered. */
export type JsonAnswer = Readonly<Record<string, unknown>>;

/** What a call comes to: an answer with HTTP 200, or a refusal with a status of its own. */
export type CallOutcome = ({ readonly ok: true; readonly answer: JsonAnswer } | ({ readonly ok: false } & Refusal)) & {
  /** Whose session it was, for the log. */
  readonly userId?: number;
};

/** What a caller sent, by the time that the shell has read it. */
interface RawCall {
  /** The parsed body; undefined for a call without one. */
  readonly body: unknown;
  /** What follows the call's name in the path. */
  readonly tail: string;
}

/** A call of the service. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly respond: (context: VerifyContext, raw: RawCall) => Promise<CallOutcome>;
}

/** Success of the transport; business refusals travel in the answer (G36). */
export const answered = (answer: JsonAnswer): CallOutcome => ({ ok: true, answer });

/** A refusal of the whole call. */
export const refused = (refusal: Refusal): CallOutcome => ({ ok: false, ...refusal });

/** Names of the wrong fields, never their values. */
const namesOf = (error: z.ZodError): string[] => [
  ...new Set(
    error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".") || "body"],
    ),
  ),
];

/** A POST call: the body is checked before anything is done, and calls that name one token or session are counted. */
export const call = <Body extends object>(
  schema: z.ZodType<Body>,
  work: (context: VerifyContext, body: Body) => Promise<CallOutcome>,
): Call => ({
  method: "POST",
  respond: async (context, { body }) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) return refused(badRequest(namesOf(parsed.error)));
    const subject = subjectOf(parsed.data);
    const wait = subject === null ? 0 : context.limit.count(subject, performance.now());
    return wait > 0 ? refused(tooManyCalls(wait)) : work(context, parsed.data);
  },
});

/** A POST call in a user's name: the session is checked before the work (401). */
export const sessionCall = <Body extends { readonly session: string }>(
  schema: z.ZodType<Body>,
  work: (context: VerifyContext, session: Session, body: Body) => Promise<CallOutcome>,
): Call =>
  call(schema, async (context, body) => {
    const session = await findSession(context, body.session);
    if (session === null) return refused(sessionOver);
    return { ...(await work(context, session, body)), userId: session.user.id };
  });
