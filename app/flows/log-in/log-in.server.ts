import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { environment } from "~/platform/env.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { addressForLogIn } from "~/services/public-ip.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { login2, login3, type PasswordOnWire } from "~/services/session.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { deleteAttempts, giveAttemptBack, loginBuckets, requireAttempt } from "~/store/rate-limit.server.ts";
import { toSessionStart } from "./session-start.ts";

export type LoginRefusal = "refused" | "unavailable" | "noRights";

/** The password as typed, or the hash that stands for it in a partner's link (O9). */
export type LoginCredentials = { username: string; password: PasswordOnWire };

export type LoggedIn = Outcome<SessionStart, LoginRefusal> & { notice?: BackendNotice };

/**
 * Asks the back end who this is (Login3, or Login2 of an older one; F-054, F-478). Tries are counted here as well, before the back end's own counter is
 * touched (R-C2): the page 429 is thrown when there were too many. A right log-in is not counted: a whole shop may stand behind one address.
 */
export async function logIn(portal: PublicPortal, credentials: LoginCredentials): Promise<LoggedIn> {
  const { clientIp, connection, head, locale: language, requestId } = portal;
  const buckets = loginBuckets(credentials.username, clientIp);
  await requireAttempt(buckets.address, "open");
  await requireAttempt(buckets.account, "open");
  const ip = await addressForLogIn({ connectionAddress: clientIp, signal: head.signal, requestId });
  const login = environment().loginVersion === "2" ? login2 : login3;
  const { answer, fault } = await tryBackend(() => login(connection, { ...credentials, ip, language }));
  if (fault !== null) return { ...rejected("unavailable"), notice: fault.notice };
  if (!answer.ok) return { ...rejected("refused"), notice: answer.notice };
  if (answer.value.role === null) return rejected("noRights");
  await Promise.all([deleteAttempts(buckets.account), giveAttemptBack(buckets.address)]);
  return accepted(toSessionStart(answer.value, language));
}
