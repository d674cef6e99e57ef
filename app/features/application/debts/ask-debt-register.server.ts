import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { initiateDebtRecord } from "~/services/liabilities.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { maskedCode } from "../name-buyer.server.ts";
import { type DEBT_RECORD_FORM, DEBTS_PLACE } from "./debt-record-form.ts";
import { codeOf } from "./debt-records.server.ts";

const HOUR_SECONDS = 3_600;
const SCHEMA = z.object({});

/** Asks the register about the person of the pressed button; each question is counted and is a line of the audit log (F-305). */
export async function askDebtRegister(
  { application, session, backend }: ApplicationContext,
  read: ReadForm<typeof DEBT_RECORD_FORM>,
): Promise<Response> {
  const page = `${paths.applicationIncomes(application.id)}#${DEBTS_PLACE}`;
  const form = validate(read, SCHEMA);
  if (!form.ok) return formErrorResponse(form);
  const personalCode = codeOf(application, form.intent === "askAboutSpouse");
  // The spouse may have left the application since the page was drawn: the page shows who is left.
  if (personalCode === null) return redirect(page, 303);
  const limit = environment().limits.debtQuestionsPerHour;
  await requireAttempt({ purpose: "debts", key: session.user.id, limit, windowSeconds: HOUR_SECONDS }, "closed");
  const asked = await auditedCall(
    { event: "debts.asked", user: session.user, subject: maskedCode(personalCode) },
    () => initiateDebtRecord(backend, { applicationId: application.id, personalCode }),
    ({ ok }) => ok,
  );
  if (!asked.ok) await addNotice(session, toSessionNotice(asked.notice));
  return redirect(page, 303);
}
