import { json, redirect } from "@remix-run/node";
import type * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { passwordRuleMessage } from "~/domain/password.ts";
import { paths } from "~/paths/paths.ts";
import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import { isAnswerToPost } from "~/platform/raw-response.server.ts";
import { changePasswordByLink, isLinkGood } from "~/services/verify-passwords.server.ts";
import type { LinkPasswordAnswer } from "~/services/verify-types.ts";
import { formErrorResponse, type FormErrors } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { AcceptedForm, ParsedForm } from "~/forms/validate.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { tryBackend, type ToldFault } from "~/request/try-backend.server.ts";
import { giveAttemptBack, requireAttempt, type Bucket } from "~/store/rate-limit.server.ts";
import type { passwordWithOptionalLoginSchema } from "./new-password-schema.ts";

/** The two words of a link; what does not look like them is a dead link. */
export type ResetLink = { token: string; code: string };

/** Of both variants. */
type ResetSchema = z.ZodType<z.output<typeof passwordWithOptionalLoginSchema>>;
type ResetForm = AcceptedForm<ResetSchema>;

const TOKEN = /^[\w-]{1,200}$/;
const CODE = /^\w{1,20}$/;
const HOUR_SECONDS = 60 * 60;

/** The link of an address, or null for one that no reminder can have made. */
export function findResetLink({ token = "", code = "" }: { token?: string; code?: string }): ResetLink | null {
  return TOKEN.test(token) && CODE.test(code) ? { token, code } : null;
}

/** Tries and looks of one network together: a look tells as much as a try. */
function triesOf({ clientIp }: PublicPortal): Bucket {
  const { resetsPerIpHour: limit } = environment().limits;
  return { purpose: "reset", key: countedAs(clientIp), limit, windowSeconds: HOUR_SECONDS };
}

/**
 * Whether the page of a link is worth filling in; a service that cannot say so leaves that to the try itself. The look uses nothing up (R-C17), and it is counted
 * like a try, unless the link is good: a whole shop may stand behind one address. A page that answers a try knows it from that one. Throws the 429 page.
 */
export async function mayBeGood(portal: PublicPortal, link: ResetLink): Promise<boolean> {
  if (isAnswerToPost()) return true;
  const tries = triesOf(portal);
  await requireAttempt(tries, "closed");
  const { answer } = await tryBackend(() => isLinkGood(portal.verify, link));
  if (answer === true) await giveAttemptBack(tries);
  return answer !== false;
}

/** The page of every link that is good for nothing: used, replaced, too old, altered or made up (R-C17). */
export const deadLink = () => json({ isDead: true as const }, { status: 410 });

/**
 * Sets a new password by a link (F-080). It opens no session: the service has ended every session of the user, and asks for a code again at the
 * next log-in (R-C18).
 */
export async function resetPassword(portal: PublicPortal, link: ResetLink, form: ResetForm) {
  await requireAttempt(triesOf(portal), "closed");
  const { newPassword: password, login } = form.value;
  const { answer, fault } = await tryBackend(() => changePasswordByLink(portal.verify, { ...link, password, login }));
  if (fault !== null) return unavailable(form, fault);
  if (answer.state === "changed") return toLogin(portal);
  if (answer.state === "linkDead") return deadLink();
  return refuseReset(form, findErrors(answer), answer.state === "provideLogin" || answer.state === "loginWrong");
}

/**
 * The form again. Once it has asked for the log-in name it goes on asking, whatever else is wrong, and shows what was typed (F-080, F-154).
 * @param asksLogin whether the service asks for the name now
 */
export function refuseReset(form: ParsedForm<ResetSchema>, errors: FormErrors = {}, asksLogin = false) {
  return formErrorResponse(form, errors, { asksLogin: asksLogin || form.entries.some(([name]) => name === "login") });
}

/** Findings of an answer that leaves the link as it was. */
function findErrors(answer: LinkPasswordAnswer): FormErrors {
  if (answer.state === "provideLogin") return { fieldErrors: { login: [issueMessage("required")] } };
  if (answer.state === "loginWrong") return { fieldErrors: { login: ["password:reset.loginWrong"] } };
  if (answer.state !== "weakPassword") return { fieldErrors: { newPassword: ["soap:1006"] } };
  const rules = answer.brokenRules.map(passwordRuleMessage);
  return { fieldErrors: { newPassword: rules.length > 0 ? rules : ["password:rules"] } };
}

async function toLogin(portal: PublicPortal) {
  const visitor = await portal.visitor();
  await addNotice(visitor, { text: { key: "password:reset.done" }, variant: "success" });
  return redirect(paths.login(), { status: 303, headers: visitor.cookies });
}

const unavailable = (form: ResetForm, { nothingSent }: ToldFault) =>
  refuseReset(form, { status: 503, formErrors: [nothingSent ? "password:notSet" : "password:unknown"] });
