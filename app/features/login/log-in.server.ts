import type { Language } from "~/domain/language.ts";
import { accepted, refused, type Outcome } from "~/domain/outcome.ts";
import { isTwoFactorRequired } from "./two-factor.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { anonymousBackend } from "~/services/backend.server.ts";
import { addressForLogIn } from "~/services/public-ip.server.ts";
import { toFaultNotice } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { login3 } from "~/services/session.server.ts";
import type { LoginResult } from "~/services/session-types.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { forgetAttempts, loginBuckets, requireAttempt } from "~/session/rate-limit.server.ts";
import type { Credentials } from "./login-schema.ts";
import { toSessionStart } from "./session-start.ts";

export type LoginRefusal = "refused" | "unavailable" | "passwordTooOld" | "secondFactor" | "noRights";

export type LoggedIn = Outcome<SessionStart, LoginRefusal> & { notice?: BackendNotice };

/**
 * Asks the back end who this is (Login3, F-054). Tries are counted here as well, before the back end's own counter is
 * touched (C2): the page 429 is thrown when there were too many.
 */
export async function logIn(request: Request, credentials: Credentials, language: Language): Promise<LoggedIn> {
  const { clientIp, requestId } = requestFacts(request);
  const buckets = loginBuckets(credentials.username, clientIp);
  await requireAttempt(buckets.address, "open");
  await requireAttempt(buckets.account, "open");
  const connection = anonymousBackend({ signal: request.signal, reference: requestId });
  const { username, password } = credentials;
  const ip = await addressForLogIn({ connectionAddress: clientIp, signal: request.signal, requestId });
  const asked = { username, password: { plain: password }, ip, language };
  const answer = await login3(connection, asked).catch(toFault);
  if (answer instanceof BackendError) return { ...refused("unavailable"), notice: toFaultNotice(answer) };
  if (!answer.ok) return { ...refused("refused"), notice: answer.notice };
  const refusal = findRefusal(answer.value);
  if (refusal !== null) return refused(refusal);
  await forgetAttempts(buckets.account);
  return accepted(toSessionStart(answer.value, language));
}

/** A back end that is silent or broken refuses nobody; anything else is a fault of ours. */
function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}

/** Log-ins that need a further step are not let in without it. */
function findRefusal(result: LoginResult): LoginRefusal | null {
  if (result.role === null) return "noRights";
  if (isTwoFactorRequired(result)) return "secondFactor";
  return result.passwordTooOld ? "passwordTooOld" : null;
}
