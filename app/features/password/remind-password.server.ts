import { redirect } from "@remix-run/node";
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD_RESET_INTERVAL_SECONDS } from "~/domain/limits.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { paths } from "~/paths.ts";
import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { remindPassword as askForReminder } from "~/services/verify-passwords.server.ts";
import { verifyService } from "~/services/verify.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import type { AcceptedForm } from "~/session/parse-form.server.ts";
import { requireAttempt } from "~/session/rate-limit.server.ts";
import type { remindSchema } from "./remind-schema.ts";

/** Id of the form. */
export const REMIND_FORM = "password-remind";

type RemindForm = AcceptedForm<typeof remindSchema>;

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;

/**
 * Asks for a letter with a link (F-082). One user with the address, none or several: whoever asks learns nothing of it, not by the page
 * and not by the time it takes (C16, F-083). Only that an address was asked about a moment ago is told, known or not (F-081).
 */
export async function remindPassword(request: Request, form: RemindForm) {
  const { requestId, clientIp } = requestFacts(request);
  const { remindersPerIpHour: limit, reminderAnswerMilliseconds } = environment().limits;
  await requireAttempt({ purpose: "remind", key: countedAs(clientIp), limit, windowSeconds: HOUR_SECONDS }, "closed");
  const service = verifyService({ signal: request.signal, reference: requestId });
  const asked = askForReminder(service, { email: form.value.email, language: await getLocale(request) });
  const [answer] = await Promise.all([asked.catch(toFault), wait(reminderAnswerMilliseconds)]);
  if (answer instanceof BackendError)
    return formRefused(form, { status: 503, formErrors: ["password:remind.unavailable"] });
  if (answer.state === "tryLater") return formRefused(form, { formErrors: [laterMessage(answer.waitSeconds)] });
  return redirect(paths.passwordRemind("sent"), 303);
}

/** Within three minutes the catalogue has a text; an hour's worth of reminders waits longer. */
const laterMessage = (waitSeconds: number): string =>
  waitSeconds <= PASSWORD_RESET_INTERVAL_SECONDS
    ? "soap:passwordReset.limit"
    : `password:remind.later|n=${Math.ceil(waitSeconds / MINUTE_SECONDS)}`;

function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}
