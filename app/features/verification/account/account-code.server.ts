import { getLocale } from "~/i18n/i18n.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { checkAccountCode, sendAccountCode as askForCode } from "~/services/verify-codes.server.ts";
import { verifyService } from "~/services/verify.server.ts";
import type { FormErrors } from "~/session/form-answer.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { checkCode, problemMessage, readTypedCode, sendCode, type CodeContact } from "../code-flow.server.ts";
import { findVerification, type Verification } from "../verification-record.server.ts";

const PURPOSE = "account-update";

const UNAVAILABLE: FormErrors = { status: 503, formErrors: ["verification:account.unavailable"] };

/**
 * Sends a code to the contact that the user wants to have (F-137), in the language of the page.
 * @returns null when there is a code to be typed, new or still good (F-140); else why not
 */
export async function sendAccountCode(
  request: Request,
  session: PortalSession,
  to: CodeContact,
): Promise<FormErrors | null> {
  const { soapSession, user } = session;
  const asked = { userName: user.login, soapSession, language: await getLocale(request), ...to };
  const service = verifyService({ signal: request.signal, reference: requestFacts(request).requestId });
  const issued = await sendCode(session, PURPOSE, to, () => askForCode(service, asked)).catch(toFault);
  if (issued instanceof BackendError) return UNAVAILABLE;
  if (issued.state === "sent" || (issued.state === "tryLater" && issued.token !== null)) return null;
  if (issued.state === "tryLater") return { formErrors: ["verification:notice.dayLimit"] };
  if (issued.reason === "contactTaken") return { fieldErrors: { email: ["soap:900"] } };
  return { formErrors: [`verification:notice.${issued.reason === "contactUnknown" ? "contactUnknown" : "refused"}`] };
}

/** A code as it was typed: it proves the contact, or what is wrong with it. */
export type ProvedContact = { ok: true; proved: CodeContact; token: string } | { ok: false; errors: FormErrors };

/**
 * Checks the code of an account update (F-141). An answer that got lost is found again: a code that “was used” was used by this very session or
 * by none, and the back end saves nothing without having seen it proved.
 */
export async function proveContact(
  request: Request,
  session: PortalSession,
  typed: string | undefined,
): Promise<ProvedContact> {
  const running = await findVerification(session, PURPOSE);
  const code = readTypedCode(running, typed);
  if (!code.ok) return { ok: false, errors: { status: 400, fieldErrors: { code: [code.reason] } } };
  if (running === null || running.token === null)
    return { ok: false, errors: { formErrors: ["verification:notice.codeDead"] } };
  const verdict = await ask(request, session, running, code.value).catch(toFault);
  if (verdict instanceof BackendError) return { ok: false, errors: UNAVAILABLE };
  const { method, contact, token } = running;
  if (verdict.ok || verdict.problem === "used") return { ok: true, proved: { method, contact }, token };
  const message = problemMessage(verdict.problem);
  const errors = "field" in message ? { fieldErrors: { code: [message.field] } } : { formErrors: [message.form] };
  return { ok: false, errors };
}

function ask(request: Request, session: PortalSession, { method }: Verification, code: string) {
  const service = verifyService({ reference: requestFacts(request).requestId });
  return checkCode(session, PURPOSE, code, (token) =>
    checkAccountCode(service, { token, code, method, soapSession: session.soapSession }),
  );
}

function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}
