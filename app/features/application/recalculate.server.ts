import { calculateSchedule } from "~/services/schedules.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { creditPartsOf } from "./credit-parts.ts";
import { NOTHING_COMPUTED, summarise, termsOfSchedule, type Summary } from "./summary.ts";

/**
 * Summary of an application that is not saved yet, with the payment, APR and total of the back end's engine (F-268, F-279).
 * What the engine refuses (1400) comes as a notice; the rest of the summary stays.
 */
export async function recalculate(
  backend: Backend,
  application: Application,
): Promise<{ summary: Summary; notice: BackendNotice | null }> {
  const { credit } = application;
  const sumCents = creditPartsOf.sumCents(application);
  if (credit.conditionVariantId === null || credit.durationMonths === null || sumCents <= 0) {
    return { summary: summarise(application, NOTHING_COMPUTED), notice: null };
  }
  const calculated = await calculateSchedule(backend, {
    sumCents,
    durationMonths: credit.durationMonths,
    conditionVariantId: credit.conditionVariantId,
    paymentDay: credit.paymentDay,
    lowerWinterPayments: credit.lowerWinterPayments,
    insuranceId: application.insurance.id,
    startsOn: null,
    applicationId: application.id,
  });
  if (!calculated.ok) return { summary: summarise(application, NOTHING_COMPUTED), notice: calculated.notice };
  return { summary: summarise(application, termsOfSchedule(calculated.value)), notice: null };
}
