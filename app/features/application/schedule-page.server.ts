import { calculateSchedule } from "~/services/schedules.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { creditPartsOf } from "./credit-parts.ts";
import type { OpenApplication } from "./open-application.server.ts";

/**
 * The schedule of the saved terms, from the back end's engine; terms that give none answer its text (1400, F-279). That of a
 * contract is the one agreed, although its variant may have ended since.
 */
export async function scheduleOf({ backend, application }: OpenApplication): Promise<Schedule> {
  const { credit } = application;
  const calculated = await calculateSchedule(backend, {
    sumCents: credit.sumCents ?? creditPartsOf.sumCents(application),
    durationMonths: credit.durationMonths ?? 0,
    conditionVariantId: credit.conditionVariantId ?? 0,
    paymentDay: credit.paymentDay,
    lowerWinterPayments: credit.lowerWinterPayments,
    insuranceId: application.insurance.id,
    startsOn: application.contractDate,
    applicationId: application.id,
  });
  if (!calculated.ok) throw refusalPage(calculated.notice);
  return calculated.value;
}
