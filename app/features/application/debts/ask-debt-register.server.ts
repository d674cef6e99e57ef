import { redirect } from "@remix-run/node";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { initiateDebtRecord } from "~/services/liabilities.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { maskedCode } from "../name-buyer.server.ts";
import { codeOf } from "./debt-records.server.ts";
import { DEBTS_PLACE } from "./debts-place.ts";

const HOUR_SECONDS = 3_600;

/** The page of incomes at the answers of the register. */
export const debtsPath = ({ application }: ApplicationContext): string =>
  `${paths.applicationIncomes(application.id)}#${DEBTS_PLACE}`;

/** Asks the register about one person; each question is counted and is a line of the audit log (F-305). */
export async function askDebtRegister(
  open: ApplicationContext,
  { ofSpouse }: { ofSpouse: boolean },
): Promise<Response> {
  const { application, session, backend } = open;
  const page = debtsPath(open);
  const personalCode = codeOf(application, ofSpouse);
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
