import type { Language } from "~/domain/language.ts";
import { accepted } from "~/domain/outcome.ts";
import { audit } from "~/platform/audit.server.ts";
import { environment } from "~/platform/env.server.ts";
import { auditedCall } from "./audited-call.server.ts";
import type { Backend, BackendConnection } from "./backend.server.ts";
import { ask, callOperation, readAnswer, refuse, type Answer } from "./call-operation.server.ts";
import { isHandledBy, type GeneralReason, type ReasonOf } from "./faults.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { LoginResult } from "./session-types.ts";
import type { WireObject } from "./transport/request-guard.ts";
import { nothing } from "./wire/parts.ts";
import { attemptsLeft, loginResult, sessionUserAnswer } from "./wire/session.ts";

/** A password as typed, or the hash that a partner's link brought. */
export type PasswordOnWire = { plain: string } | { hash: string };

/** `ip` is what `addressForLogIn` gives: an address, or empty when it is unknown (F-055, O11). */
export type Credentials = { username: string; password: PasswordOnWire; ip: string };

const LOGIN_REFUSALS = [1000, 1001, 1002, 1004, 1005] as const;
const WRONG_PASSWORD = 1000;
const WRONG_LOGIN = 1001;

export type LoginReason = GeneralReason | ReasonOf<(typeof LOGIN_REFUSALS)[number]>;

/** Log-in with the language; the one that the portal uses (F-478). */
export const login3 = (connection: BackendConnection, credentials: Credentials & { language: Language }) =>
  ask(connection, "Login3", { ...toWireCredentials(credentials), kalba: credentials.language }).then((answer) =>
    audited(toLoginOutcome(answer)),
  );

/** Log-in without browser data, for back ends that know no other (F-478). */
export const login2 = (connection: BackendConnection, credentials: Credentials) =>
  ask(connection, "Login2", toWireCredentials(credentials)).then((answer) => audited(toLoginOutcome(answer)));

/** Ends the session in the back end; the portal's own session ends whatever this answers. */
export const endSession = (backend: Backend): Promise<BackendOutcome<null, GeneralReason>> =>
  callOperation(backend, { operation: "EndSession", args: {}, answer: nothing, refusals: [] });

/** The session's user as of now. A back end without this operation answers a fault. */
export const getSessionUser = (backend: Backend) =>
  callOperation(backend, { operation: "GetSessionUser", args: {}, answer: sessionUserAnswer, refusals: [] });

/**
 * Sets a new password for the session's user (F-079). 1006: it is the present one (F-078); 1021: the code is not this log-in's.
 * @param change.code `token` of the log-in that opened the session
 */
export function changePassword(backend: Backend, { code, password }: { code: string; password: string }) {
  const args = { code, ...toWirePassword({ plain: password }) };
  const call = () => callOperation(backend, { operation: "ChangePassword", args, answer: nothing, refusals: [1006] });
  return auditedCall({ event: "password.changed" }, call, ({ ok }) => ok);
}

const toWireCredentials = ({ username, password, ip }: Credentials): WireObject => ({
  user: username,
  ...toWirePassword(password),
  ip,
});

/** A new password as it can be kept until it is sent: its digest, unless the back end takes none (O9). */
export function toKeptPassword(plain: string): PasswordOnWire {
  const { passwordHash } = environment();
  return passwordHash === "none" ? { plain } : { hash: hashPassword(plain, passwordHash) };
}

/** A password as the back end wants it (O9). */
export function toWirePassword(password: PasswordOnWire): { password: string; hashed: boolean } {
  const kept = "hash" in password ? password : toKeptPassword(password.plain);
  return "hash" in kept ? { password: kept.hash, hashed: true } : { password: kept.plain, hashed: false };
}

/** One line of the audit log for each attempt: let in, refused, or refused for good (R-L3). */
function audited(outcome: BackendOutcome<LoginResult, LoginReason>): BackendOutcome<LoginResult, LoginReason> {
  if (outcome.ok) {
    const { id, shopId } = outcome.value.user;
    audit("login", { result: "ok", user: { id: String(id), shopId: String(shopId ?? "") } });
    return outcome;
  }
  const { code } = outcome.notice;
  audit(code === WRONG_LOGIN ? "login.locked" : "login", { result: "refused", code });
  return outcome;
}

/**
 * A too old password still opens a session, with which it is changed (F-061). A wrong one tells how many attempts are
 * left and opens nothing; with none left it is the blocked log-in's own text, 1001 (F-062, C6).
 */
function toLoginOutcome(answer: Answer): BackendOutcome<LoginResult, LoginReason> {
  const passwordTooOld = isHandledBy(answer.code, "passwordUpdate");
  if (answer.code === 0 || passwordTooOld) return accepted({ ...readAnswer(answer, loginResult), passwordTooOld });
  const isLastAttempt = answer.code === WRONG_PASSWORD && readAnswer(answer, attemptsLeft) === 0;
  return refuse(isLastAttempt ? { ...answer, code: WRONG_LOGIN } : answer, LOGIN_REFUSALS);
}
