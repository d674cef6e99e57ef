import type { Application } from "~/services/application-types.ts";
import type { SmallPayment } from "~/services/condition-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { calculatePricedSchedule } from "~/services/schedules.server.ts";
import { creditSumOf, refinancedCentsOf } from "./credit-parts.ts";
import { NOTHING_COMPUTED, summarise, termsOfSchedule, type Summary } from "./summary.ts";

/** What the back end's engine makes of an application, saved or not. */
type Recalculated = {
  summary: Summary;
  notice: BackendNotice | null;
  prices: DurationPrice[];
  /** The payment is too small; with what would pass (G17). */
  smallPayment: SmallPayment | null;
};

/**
 * Summary of an application that is not saved yet, with the payment, APR and total of the back end's engine, and the prices of other durations (F-268,
 * F-279). What the engine refuses (1400) comes as a notice; the rest of the summary stays.
 */
export async function recalculate(backend: Backend, application: Application): Promise<Recalculated> {
  const calculated = await calculate(backend, application);
  if (calculated?.ok === true) {
    const { schedule, prices } = calculated.value;
    return { summary: summarise(application, termsOfSchedule(schedule)), notice: null, prices, smallPayment: null };
  }
  const smallPayment = calculated?.smallPayment ?? null;
  const summary = summarise({ ...application, smallPayment }, NOTHING_COMPUTED);
  return { summary, notice: calculated?.notice ?? null, prices: [], smallPayment };
}

/** The prices by duration of what is saved; none while variant, duration or sum are missing. */
export async function listPrices(backend: Backend, application: Application): Promise<DurationPrice[]> {
  const calculated = await calculate(backend, application);
  return calculated?.ok === true ? calculated.value.prices : [];
}

async function calculate(backend: Backend, application: Application) {
  const { credit } = application;
  const sumCents = creditSumOf(application) + refinancedCentsOf(application);
  if (credit.conditionVariantId === null || credit.durationMonths === null || sumCents <= 0) return null;
  return calculatePricedSchedule(backend, {
    sumCents,
    durationMonths: credit.durationMonths,
    conditionVariantId: credit.conditionVariantId,
    paymentDay: credit.paymentDay,
    lowerWinterPayments: credit.lowerWinterPayments,
    insuranceId: application.insurance.id,
    startsOn: null,
    applicationId: application.id,
  });
}
