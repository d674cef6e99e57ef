import { json, redirect } from "@remix-run/node";
import type * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { passwordRuleMessage } from "~/domain/password.ts";
import { paths } from "~/paths.ts";
import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { changePasswordByLink } from "~/services/verify-passwords.server.ts";
import type { LinkPasswordAnswer } from "~/services/verify-types.ts";
import { verifyService } from "~/services/verify.server.ts";
import { formRefused, type FormErrors } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import type { AcceptedForm, ParsedForm } from "~/session/parse-form.server.ts";
import { requireAttempt } from "~/session/rate-limit.server.ts";
import { getVisit } from "~/session/visit.server.ts";
import type { passwordWithOptionalLoginSchema } from "./new-password-schema.ts";

/** The two words of a link; what does not look like them is a dead link. */
export type ResetLink = { token: string; code: string };

/** Of both variants. */
type ResetSchema = z.ZodType<z.output<typeof passwordWithOptionalLoginSchema>>;
type ResetForm = AcceptedForm<ResetSchema>;

const TOKEN = /^[\w-]{1,200}$/;
const CODE = /^\w{1,20}$/;
const HOUR_SECONDS = 60 * 60;

/** Id of the form, of both variants. */
export const RESET_FORM = "reset-password";

/** The link of an address, or null for one that no reminder can have made. Nothing is asked and nothing used up (C17). */
export function findResetLink({ token = "", code = "" }: { token?: string; code?: string }): ResetLink | null {
  return TOKEN.test(token) && CODE.test(code) ? { token, code } : null;
}

/** The page of every link that is good for nothing: used, replaced, too old, altered or made up (C17). */
export const deadLink = () => json({ isDead: true as const }, { status: 410 });

/**
 * Sets a new password by a link (F-080). It logs nobody in: the service has ended every session of the user, and asks for a code again at the
 * next log-in (C18).
 */
export async function resetPassword(request: Request, link: ResetLink, form: ResetForm) {
  const { requestId, clientIp } = requestFacts(request);
  const { resetsPerIpHour: limit } = environment().limits;
  await requireAttempt({ purpose: "reset", key: countedAs(clientIp), limit, windowSeconds: HOUR_SECONDS }, "closed");
  const { newPassword: password, login } = form.value;
  const service = verifyService({ reference: requestId });
  const answer = await changePasswordByLink(service, { ...link, password, login }).catch(toFault);
  if (answer instanceof BackendError) return unavailable(form, answer);
  if (answer.state === "changed") return toLogin(request);
  if (answer.state === "linkDead") return deadLink();
  return refuseReset(form, findErrors(answer), answer.state === "provideLogin" || answer.state === "loginWrong");
}

/**
 * The form again. Once it has asked for the log-in name it goes on asking, whatever else is wrong, and shows what was typed (F-080, F-154).
 * @param asksLogin whether the service asks for the name now
 */
export function refuseReset(form: ParsedForm<ResetSchema>, errors: FormErrors = {}, asksLogin = false) {
  return formRefused(form, errors, { asksLogin: asksLogin || form.entries.some(([name]) => name === "login") });
}

/** Findings of an answer that leaves the link as it was. */
function findErrors(answer: LinkPasswordAnswer): FormErrors {
  if (answer.state === "provideLogin") return { fieldErrors: { login: [issueMessage("required")] } };
  if (answer.state === "loginWrong") return { fieldErrors: { login: ["password:reset.loginWrong"] } };
  if (answer.state !== "weakPassword") return { fieldErrors: { newPassword: ["soap:1006"] } };
  const rules = answer.brokenRules.map(passwordRuleMessage);
  return { fieldErrors: { newPassword: rules.length > 0 ? rules : ["password:rules"] } };
}

async function toLogin(request: Request) {
  const visit = await getVisit(request);
  await addNotice(visit, { text: { key: "password:reset.done" }, variant: "success" });
  return redirect(paths.login(), { status: 303, headers: visit.cookies });
}

function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}

const unavailable = (form: ResetForm, { nothingSent }: BackendError) =>
  refuseReset(form, { status: 503, formErrors: [nothingSent ? "password:notSet" : "password:unknown"] });
