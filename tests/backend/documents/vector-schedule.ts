import { readFileSync } from "node:fs";
import type { Schedule } from "../../../backend/src/rules/schedule-types.ts";

interface VectorRow {
  readonly no: number;
  readonly date: string;
  readonly principal: string;
  readonly interest: string;
  readonly instalment: string;
  readonly contractFee: string;
  readonly adminFee: string;
  readonly insurance: string;
  readonly total: string;
  readonly balance: string;
}

interface VectorCase {
  readonly id: string;
  readonly input: {
    readonly insurance?: { readonly compulsory?: boolean };
    readonly config?: { readonly contractFeeMode?: string };
  };
  readonly expected: Record<string, string> & {
    readonly rows: readonly VectorRow[];
    readonly firstPeriod: { readonly months: number; readonly days: number; readonly yearDays: number };
    readonly caps: { readonly termDays: number; readonly otherCosts: string; readonly otherCostsLimit: string };
  };
}

const file = new URL("../../vectors/schedule.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: VectorCase[] };

/** "1 234.56"-free decimal text with two decimals to integer cents. */
const toCents = (amount: string | undefined) => Number((amount ?? "0.00").replace(".", ""));

function toRow(row: VectorRow): Schedule["rows"][number] {
  return {
    no: row.no,
    dueDate: row.date,
    principalCents: toCents(row.principal),
    interestCents: toCents(row.interest),
    instalmentCents: toCents(row.instalment),
    contractFeeCents: toCents(row.contractFee),
    adminFeeCents: toCents(row.adminFee),
    insuranceCents: toCents(row.insurance),
    totalCents: toCents(row.total),
    balanceCents: toCents(row.balance),
  };
}

/** A published schedule of the test vectors, e.g. "SP-02": figures that no code of ours computed. */
export function getVectorSchedule(id: string): Schedule {
  const found = cases.find((each) => each.id === id);
  if (found === undefined) throw new Error(`The vectors have no schedule ${id}`);
  const { expected, input } = found;
  const { caps } = expected;
  return {
    creditSumCents: toCents(expected.creditSum),
    contractFeeCents: toCents(expected.contractFee),
    upfrontFeeCents: input.config?.contractFeeMode === "upfront" ? toCents(expected.contractFee) : 0,
    adminFeeMonthlyCents: toCents(expected.adminFeeMonthly),
    insuranceMonthlyCents: toCents(expected.insuranceMonthly),
    isInsuranceCompulsory: input.insurance?.compulsory === true,
    firstDueDate: expected.firstDueDate ?? "",
    lastDueDate: expected.lastDueDate ?? "",
    firstPeriod: expected.firstPeriod,
    monthlyPaymentCents: toCents(expected.monthlyPayment),
    regularInstalmentCents: toCents(expected.regularInstalment),
    lastPaymentCents: toCents(expected.lastPayment),
    totalInterestCents: toCents(expected.totalInterest),
    totalPayableCents: toCents(expected.totalPayable),
    totalPayableForAprCents: toCents(expected.totalPayableForApr),
    totalCostCents: toCents(expected.totalCost),
    caps: {
      termDays: caps.termDays,
      otherCostsCents: toCents(caps.otherCosts),
      otherCostsLimitCents: toCents(caps.otherCostsLimit),
      isOtherCostsLegal: true,
      isRateLegal: true,
      isTotalCostLegal: true,
    },
    apr: { percent6: expected.aprExact ?? "", percent2: expected.apr ?? "", percent1: expected.aprDisplay ?? "" },
    rows: expected.rows.map(toRow),
  };
}
