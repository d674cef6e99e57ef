import type { ContractFeeMode, RatePhase, Schedule } from "../rules/schedule-types.ts";
import type { CreditTerms } from "./contract-data.ts";
import { formatMoney, formatPercent, formatRate } from "./format/lithuanian.ts";
import { sumRows } from "./sum-rows.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import { toWinterTexts } from "./winter-texts.ts";
import phrases from "./texts/credit-phrases.lt.json" with { type: "json" };

/** A payment day after this one does not exist in every month. */
const SHORTEST_MONTH_DAYS = 28;

const FEE_COLLECTION: Record<ContractFeeMode, string> = phrases.contractFeeCollection;

/** The promotion's rates in the order of payments: „1–6 įmokoms – 0,00 % per metus“. */
function describePhases(phases: readonly RatePhase[]): string {
  let first = 1;
  return phases
    .map((phase) => {
      const payments = { from: String(first), to: String(first + phase.months - 1) };
      first += phase.months;
      return fillText(phrases.phase, { ...payments, rate: formatRate(phase.annualRatePercent) });
    })
    .join("; ");
}

/** What the total cost consists of, naming only what is charged. */
function describeCost(schedule: Schedule): string {
  const sums = sumRows(schedule.rows);
  const insuranceCents = schedule.isInsuranceCompulsory ? sums.insuranceCents : 0;
  const parts: [string, number][] = [
    [phrases.cost.interest, schedule.totalInterestCents],
    [phrases.cost.contractFee, schedule.contractFeeCents],
    [phrases.cost.adminFee, sums.adminFeeCents],
    [phrases.cost.insurance, insuranceCents],
  ];
  const charged = parts.filter(([, cents]) => cents !== 0).map(([name, cents]) => `${name} ${formatMoney(cents)}`);
  return charged.length === 0 ? phrases.cost.none : charged.join(", ");
}

function toSums(terms: CreditTerms, schedule: Schedule): Record<string, string> {
  const sums = sumRows(schedule.rows);
  const optionalCents = schedule.isInsuranceCompulsory ? 0 : schedule.insuranceMonthlyCents;
  return {
    credit: formatMoney(schedule.creditSumCents),
    goodsTotal: formatMoney(terms.goodsTotalCents),
    warrantyTotal: formatMoney(terms.warrantyTotalCents),
    advance: formatMoney(terms.advanceCents),
    ownFunds: formatMoney(terms.ownFundsCents),
    transfer: formatMoney(terms.transferToClientCents),
    refinanced: formatMoney(terms.refinancedCents),
    contractFee: formatMoney(schedule.contractFeeCents),
    adminFee: formatMoney(schedule.adminFeeMonthlyCents),
    totalAdminFee: formatMoney(sums.adminFeeCents),
    insuranceMonthly: formatMoney(schedule.insuranceMonthlyCents),
    totalInsurance: formatMoney(sums.insuranceCents),
    principalTotal: formatMoney(sums.principalCents),
    monthly: formatMoney(schedule.monthlyPaymentCents),
    last: formatMoney(schedule.lastPaymentCents),
    creditMonthly: formatMoney(schedule.monthlyPaymentCents - optionalCents),
    totalInterest: formatMoney(schedule.totalInterestCents),
    totalCost: formatMoney(schedule.totalCostCents),
    totalPayable: formatMoney(schedule.totalPayableCents),
    totalPayableForApr: formatMoney(schedule.totalPayableForAprCents),
  };
}

function toConditions(terms: CreditTerms, schedule: Schedule): Record<string, boolean> {
  const isFixedTerm = terms.product !== "card";
  const hasInsurance = terms.insurance !== null;
  const hasOptionalInsurance = hasInsurance && !schedule.isInsuranceCompulsory;
  return {
    isCard: terms.product === "card",
    isAccount: terms.product === "account",
    isGoodsCredit: terms.product === "goods",
    isFixedTerm,
    isLimit: terms.product !== "goods",
    hasPlainDay: isFixedTerm && terms.paymentDay <= SHORTEST_MONTH_DAYS,
    hasLateDay: isFixedTerm && terms.paymentDay > SHORTEST_MONTH_DAYS,
    hasPhases: terms.ratePhases.length > 0,
    hasSingleRate: terms.ratePhases.length === 0,
    hasContractFee: schedule.contractFeeCents > 0,
    hasNoContractFee: schedule.contractFeeCents === 0,
    isFeeFinanced: schedule.contractFeeCents > 0 && terms.contractFeeMode === "financed",
    hasAdminFee: schedule.adminFeeMonthlyCents > 0,
    hasNoAdminFee: schedule.adminFeeMonthlyCents === 0,
    hasAdvance: terms.advanceCents > 0,
    hasNoAdvance: terms.advanceCents === 0,
    hasOwnFunds: terms.ownFundsCents > 0,
    hasRefinanced: terms.refinancedCents > 0,
    hasTransfer: terms.transferToClientCents > 0,
    hasExtendedWarranty: terms.warrantyTotalCents > 0,
    endsEarly: isFixedTerm && schedule.rows.length < terms.chosenMonths,
    hasInstalments: isFixedTerm && !hasOptionalInsurance,
    hasInsuredInstalments: isFixedTerm && hasOptionalInsurance,
    hasInsuredCard: !isFixedTerm && hasOptionalInsurance,
    hasInsurance,
    hasNoInsurance: !hasInsurance,
    hasOptionalInsurance,
    hasCompulsoryInsurance: hasInsurance && schedule.isInsuranceCompulsory,
    hasPolicy: terms.insurance !== null && terms.insurance.policyNumber !== null,
  };
}

/** The credit in words: sums, fees, rates and dates, with the conditions under which each is mentioned. */
export function toCreditTexts(terms: CreditTerms, schedule: Schedule): TextContext {
  const phases = describePhases(terms.ratePhases);
  const rate = formatRate(terms.annualRatePercent);
  const winter = toWinterTexts(terms, schedule);
  return {
    values: {
      ...toSums(terms, schedule),
      ...winter.values,
      product: terms.productName,
      variant: terms.variantName,
      phases,
      rate,
      rateSummary: phases === "" ? rate : fillText(phrases.ratesInTurn, { phases, rate }),
      apr: formatPercent(schedule.apr.percent2),
      costParts: describeCost(schedule),
      contractFeeCollection: FEE_COLLECTION[terms.contractFeeMode],
      months: String(schedule.rows.length),
      chosenMonths: String(terms.chosenMonths),
      paymentCount: String(schedule.rows.length),
      paymentDay: String(terms.paymentDay),
      firstDue: schedule.firstDueDate,
      lastDue: schedule.lastDueDate,
      insurancePackage: terms.insurance?.packageName ?? "",
      insurer: terms.insurance?.insurerName ?? "",
      policyNumber: terms.insurance?.policyNumber ?? "",
    },
    conditions: { ...toConditions(terms, schedule), ...winter.conditions },
  };
}
