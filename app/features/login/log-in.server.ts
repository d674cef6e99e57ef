import type { Language } from "~/domain/language.ts";
import { accepted, refused, type Outcome } from "~/domain/outcome.ts";
import { environment } from "~/platform/env.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { anonymousBackend } from "~/services/backend.server.ts";
import { addressForLogIn } from "~/services/public-ip.server.ts";
import { toFaultNotice } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { login2, login3, type PasswordOnWire } from "~/services/session.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { forgetAttempts, giveAttemptBack, loginBuckets, requireAttempt } from "~/session/rate-limit.server.ts";
import { toSessionStart } from "./session-start.ts";

export type LoginRefusal = "refused" | "unavailable" | "noRights";

/** The password as typed, or the hash that stands for it in a partner's link (O9). */
export type LoginCredentials = { username: string; password: PasswordOnWire };

export type LoggedIn = Outcome<SessionStart, LoginRefusal> & { notice?: BackendNotice };

/**
 * Asks the back end who this is (Login3, or Login2 of an older one; F-054, F-478). Tries are counted here as well, before the back end's own counter is
 * touched (C2): the page 429 is thrown when there were too many. A right log-in counts for nobody: a whole shop may stand behind one address.
 */
export async function logIn(request: Request, credentials: LoginCredentials, language: Language): Promise<LoggedIn> {
  const { clientIp, requestId } = requestFacts(request);
  const buckets = loginBuckets(credentials.username, clientIp);
  await requireAttempt(buckets.address, "open");
  await requireAttempt(buckets.account, "open");
  const connection = anonymousBackend({ signal: request.signal, reference: requestId });
  const ip = await addressForLogIn({ connectionAddress: clientIp, signal: request.signal, requestId });
  const asked = { ...credentials, ip, language };
  const login = environment().loginVersion === "2" ? login2 : login3;
  const answer = await login(connection, asked).catch(toFault);
  if (answer instanceof BackendError) return { ...refused("unavailable"), notice: toFaultNotice(answer) };
  if (!answer.ok) return { ...refused("refused"), notice: answer.notice };
  if (answer.value.role === null) return refused("noRights");
  await Promise.all([forgetAttempts(buckets.account), giveAttemptBack(buckets.address)]);
  return accepted(toSessionStart(answer.value, language));
}

/** A back end that is silent or broken refuses nobody; anything else is a fault of ours. */
function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}
