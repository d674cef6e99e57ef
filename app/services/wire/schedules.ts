import type { PersonalSchedule, PersonalScheduleQuestion, Schedule, SchedulePayment } from "../schedule-types.ts";
import type { ScheduleQuestion } from "../schedule-types.ts";
import { decision } from "./conditions.ts";
import { day, flag, integer, money, requiredDay, requiredDecimal, requiredInteger, requiredMoney } from "./leaves.ts";
import { child, elementOf, items, parts, requiredChild, single } from "./parts.ts";

/** GrafikoEilute (F-279). */
const payment = parts<SchedulePayment>({
  number: single("Nr", requiredInteger),
  dueOn: single("Data", requiredDay),
  principalCents: single("Kreditas", requiredMoney),
  interestCents: single("Palukanos", requiredMoney),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  insuranceCents: single("Draudimas", requiredMoney),
  totalCents: single("IsViso", requiredMoney),
  balanceCents: single("Likutis", requiredMoney),
});

/** Grafikas. */
const schedule = parts<Schedule>({
  sumCents: single("Suma", requiredMoney),
  durationMonths: single("Trukme", requiredInteger),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  firstPaymentOn: single("PirmaImoka", requiredDay),
  lastPaymentOn: single("PaskutineImoka", requiredDay),
  monthlyPaymentCents: single("MenesioImoka", requiredMoney),
  lastPaymentCents: single("PaskutinesImokosSuma", requiredMoney),
  totalPayableCents: single("BendraSuma", requiredMoney),
  interestCents: single("Palukanos", requiredMoney),
  contractFeeCents: single("SutartiesMokestis", requiredMoney),
  adminFeeCents: single("AdministravimoMokestis", requiredMoney),
  insuranceCents: single("Draudimas", requiredMoney),
  totalCostCents: single("BendraKaina", requiredMoney),
  annualRatePercent: single("PalukanuNorma", requiredDecimal),
  aprPercent: single("Bvkkmn", requiredDecimal),
  payments: items("Eilute", payment),
});

export const scheduleAnswer = elementOf(requiredChild("Grafikas", schedule));

export const personalScheduleAnswer = elementOf(
  parts<Omit<PersonalSchedule, "notice">>({
    schedule: child("Grafikas", schedule),
    decision: child("Sprendimas", decision),
  }),
);

const credit = {
  sumCents: single("Suma", requiredMoney),
  durationMonths: single("Trukme", requiredInteger),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  paymentDay: single("MokejimoDiena", integer),
  lowerWinterPayments: single("MazesnesZiemosImokos", flag),
  insuranceId: single("DraudimoID", integer),
};

/** Arguments of CalculateSchedule. */
export const scheduleQuestion = parts<ScheduleQuestion>({
  ...credit,
  startsOn: single("Data", day),
  applicationId: single("ParaiskosID", integer),
});

/** Arguments of CalculatePersonalSchedule. */
export const personalScheduleQuestion = parts<PersonalScheduleQuestion>({
  ...credit,
  birthDate: single("GimimoData", day),
  maritalStatus: single("SeimyninePadetis", integer),
  householdMembers: single("SeimosNariuSkaicius", integer),
  incomeCents: single("Pajamos", money),
  incomeType: single("PajamuTipas", integer),
  hasCertificate: single("PajamuPazyma", flag),
  obligationsCents: single("Isipareigojimai", money),
});
