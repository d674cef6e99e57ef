import { redirect } from "@remix-run/node";
import { calculateSchedule } from "~/services/schedules.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { creditSumOf } from "./credit-parts.ts";
import type { ApplicationContext } from "./application-context.server.ts";

/**
 * The schedule of the saved terms, from the back end's engine; terms that give none lead back to the application with its text (1400, F-263, F-279). That of a
 * contract is the one agreed, although its variant may have ended since.
 */
export async function scheduleOf({ backend, session, application }: ApplicationContext): Promise<Schedule> {
  const { credit } = application;
  const calculated = await calculateSchedule(backend, {
    sumCents: credit.sumCents ?? creditSumOf(application),
    durationMonths: credit.durationMonths ?? 0,
    conditionVariantId: credit.conditionVariantId ?? 0,
    paymentDay: credit.paymentDay,
    lowerWinterPayments: credit.lowerWinterPayments,
    insuranceId: application.insurance.id,
    startsOn: application.contractDate,
    applicationId: application.id,
  });
  if (!calculated.ok) throw await backWith(session, application.id, calculated.notice);
  return calculated.value;
}

async function backWith(session: PortalSession, id: number, notice: BackendNotice): Promise<Response> {
  await addNotice(session, toSessionNotice(notice));
  return redirect(paths.loadApplication(id));
}
