import { redirect } from "@remix-run/node";
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD_RESET_INTERVAL_SECONDS } from "~/domain/limits.ts";
import { paths } from "~/paths/paths.ts";
import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import { remindPassword as askForReminder } from "~/services/verify-passwords.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import type { remindSchema } from "./remind-schema.ts";

type RemindForm = AcceptedForm<typeof remindSchema>;

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;

/**
 * Asks for a letter with a link (F-082). Neither the page nor the time it takes shows whether one user has the address, none or
 * several (R-C16, F-083). Only that an address was asked about a moment ago is shown, known or not (F-081).
 */
export async function remindPassword({ clientIp, locale, verify }: PublicPortal, form: RemindForm) {
  const { remindersPerIpHour: limit, reminderAnswerMilliseconds } = environment().limits;
  await requireAttempt({ purpose: "remind", key: countedAs(clientIp), limit, windowSeconds: HOUR_SECONDS }, "closed");
  const asked = tryBackend(() => askForReminder(verify, { email: form.value.email, language: locale }));
  const [{ answer, fault }] = await Promise.all([asked, wait(reminderAnswerMilliseconds)]);
  if (fault !== null) return formErrorResponse(form, { status: 503, formErrors: ["password:remind.unavailable"] });
  if (answer.state === "tryLater") return formErrorResponse(form, { formErrors: [laterMessage(answer.waitSeconds)] });
  return redirect(paths.passwordRemind("sent"), 303);
}

/** Within three minutes the catalogue has a text; an hour's worth of reminders waits longer. */
const laterMessage = (waitSeconds: number): string =>
  waitSeconds <= PASSWORD_RESET_INTERVAL_SECONDS
    ? "soap:passwordReset.limit"
    : `password:remind.later|n=${Math.ceil(waitSeconds / MINUTE_SECONDS)}`;
