import type { CodeContact } from "~/services/verify-types.ts";
import { checkAccountCode, sendAccountCode } from "~/services/verify-codes.server.ts";
import type { FormErrors } from "~/forms/form-error-response.server.ts";
import { checkCode, problemMessage, readTypedCode, sendCode } from "~/flows/verification/code-flow.server.ts";
import { findVerification } from "~/flows/verification/verification-record.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";

const PURPOSE = "account-update";

const UNAVAILABLE: FormErrors = { status: 503, formErrors: ["verification:account.unavailable"] };

/**
 * Sends a code to the contact that the user wants to have (F-137), in the language of the page.
 * @returns null when there is a code to be typed, new or still good (F-140); else why not
 */
export async function sendContactCode(
  { session, verify, locale }: Portal,
  to: CodeContact,
): Promise<FormErrors | null> {
  const { soapSession, user } = session;
  const asked = { userName: user.login, soapSession, language: locale, ...to };
  const { answer: issued, fault } = await tryBackend(() =>
    sendCode(session, PURPOSE, to, () => sendAccountCode(verify, asked)),
  );
  if (fault !== null) return UNAVAILABLE;
  if (issued.state === "sent" || (issued.state === "tryLater" && issued.token !== null)) return null;
  if (issued.state === "tryLater") return { formErrors: ["verification:notice.dayLimit"] };
  if (issued.reason === "contactTaken") return { fieldErrors: { email: ["soap:900"] } };
  return { formErrors: [`verification:notice.${issued.reason === "contactUnknown" ? "contactUnknown" : "refused"}`] };
}

/** What a typed code came to: the contact that it verifies, or what is wrong with it. */
type CheckedContact = { ok: true; contact: CodeContact; token: string } | { ok: false; errors: FormErrors };

/**
 * Checks the code of an account update (F-141). An answer that got lost is found again: a code that “was used” was used by this very session or
 * by none, and the back end saves nothing without having seen it verified.
 */
export async function verifyContact({ session, verify }: Portal, typed: string | undefined): Promise<CheckedContact> {
  const running = await findVerification(session, PURPOSE);
  const code = readTypedCode(running, typed);
  if (!code.ok) return { ok: false, errors: { status: 400, fieldErrors: { code: [code.reason] } } };
  if (running === null || running.token === null)
    return { ok: false, errors: { formErrors: ["verification:notice.codeDead"] } };
  const { method, contact, token } = running;
  const { answer: verdict, fault } = await tryBackend(() =>
    checkCode(session, PURPOSE, code.value, (issued) =>
      checkAccountCode(verify, { token: issued, code: code.value, method, soapSession: session.soapSession }),
    ),
  );
  if (fault !== null) return { ok: false, errors: UNAVAILABLE };
  if (verdict.ok || verdict.problem === "used") return { ok: true, contact: { method, contact }, token };
  const message = problemMessage(verdict.problem);
  const errors = "field" in message ? { fieldErrors: { code: [message.field] } } : { formErrors: [message.form] };
  return { ok: false, errors };
}
