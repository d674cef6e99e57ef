import { redirect } from "@remix-run/node";
import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { parseInteger } from "~/domain/integer.ts";
import { findBirthDate } from "~/domain/personal-code.ts";
import { declaredOf } from "~/flows/credit-decision/declared-finances.ts";
import { calculatePersonalSchedule, calculateSchedule } from "~/services/schedules.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import type { PersonalSchedule, Schedule } from "~/services/schedule-types.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { creditSumOf } from "./credit-parts.ts";
import type { ApplicationContext } from "./application-context.server.ts";

/** Longer texts are no number of months. */
const MONTHS_MAX_LENGTH = 10;

/** What every question about the saved terms says. */
const termsOf = ({ application }: ApplicationContext) => {
  const { credit, insurance, id } = application;
  return {
    sumCents: credit.sumCents ?? creditSumOf(application),
    durationMonths: credit.durationMonths ?? 0,
    conditionVariantId: credit.conditionVariantId ?? 0,
    paymentDay: credit.paymentDay,
    lowerWinterPayments: credit.lowerWinterPayments,
    insuranceId: insurance.id,
    applicationId: id,
  };
};

/**
 * The schedule of the saved terms, from the back end's engine; terms that give none lead back to the application with its text (1400, F-263, F-279). That of a
 * contract is the one agreed, although its variant may have ended since.
 */
async function scheduleOf(open: ApplicationContext): Promise<Schedule> {
  const { backend, session, application } = open;
  const calculated = await calculateSchedule(backend, { ...termsOf(open), startsOn: application.contractDate });
  if (!calculated.ok) throw await backWith(session, application.id, calculated.notice);
  return calculated.value;
}

async function backWith(session: PortalSession, id: number, notice: BackendNotice): Promise<Response> {
  await addNotice(session, toSessionNotice(notice));
  return redirect(paths.loadApplication(id));
}

/** The terms, or another number of months, with what the buyer can bear: birth date, household and income of the application (F-279). */
async function askPersonal(open: ApplicationContext, durationMonths: number): Promise<Partial<PersonalSchedule>> {
  const { backend, application } = open;
  const { buyer, household, income } = application;
  const asked = await calculatePersonalSchedule(backend, {
    ...termsOf(open),
    durationMonths,
    birthDate: buyer.birthDate ?? findBirthDate(buyer.personalCode ?? ""),
    maritalStatus: household.maritalStatus,
    householdMembers: household.members,
    incomeCents: income.monthlyCents,
    incomeType: income.type,
    hasCertificate: income.hasCertificate,
    obligationsCents: null,
  });
  return asked.ok ? asked.value : { notice: asked.notice };
}

/**
 * The schedule of an application. While it is open the buyer's own is shown: the decision about these terms, and the terms of another number of months
 * that the address names; where these have no schedule (1400), that of the saved terms stays in use (F-263).
 * @param months `months` of the address, as it was typed
 */
export async function schedulePage(open: ApplicationContext, months: string | null) {
  const { application, journey, today, session } = open;
  const saved = await scheduleOf(open);
  const typed = months === null ? null : months.trim().slice(0, MONTHS_MAX_LENGTH);
  const page = {
    applicationId: application.id,
    buyerName: [application.buyer.firstName, application.buyer.lastName].filter(Boolean).join(" "),
    limit: limitKindOf(application.contractType),
    /** What only paper says: the day of the print and who made it. */
    printed: { day: today, by: session.user.fullName },
    savedMonths: saved.durationMonths,
    declared: declaredOf(application),
  };
  const hasIncome = application.income.monthlyCents !== null;
  if (!journey.editable || !hasIncome || page.limit !== null)
    return { ...page, schedule: saved, personal: null, isTried: false };
  const asked = typed === null || typed === "" ? null : parseInteger(typed);
  if (asked?.ok === false) {
    const personal = { typed, isWrong: true, decision: null, notice: null };
    return { ...page, schedule: saved, personal, isTried: false };
  }
  const wanted = asked?.value ?? saved.durationMonths;
  const { schedule = null, decision = null, notice = null } = await askPersonal(open, wanted);
  const isTried = schedule !== null && wanted !== saved.durationMonths;
  return {
    ...page,
    schedule: isTried ? schedule : saved,
    personal: { typed, isWrong: false, decision, notice },
    isTried,
  };
}

export type SchedulePage = Awaited<ReturnType<typeof schedulePage>>;
