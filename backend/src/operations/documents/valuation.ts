import type {
  AssessedHousehold,
  IncomeLine,
  LiabilityLine,
  RegisterLine,
  ValuationData,
  ValuationDecision,
} from "../../documents/valuation-data.ts";
import type { DecisionResult, IncomeProof, IncomeType, LiabilityType, SpouseMode } from "../../rules/decision-types.ts";
import { shareBasisPoints } from "../../rules/debt-service.ts";
import { isSumInVain } from "../../rules/max-sum.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import type {
  AssessedIncome,
  AssessedObligation,
  AssessedRegister,
  AssessmentRecord,
} from "../../store/assessment-record.ts";
import { toContractType } from "../../credit/condition-variants.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { describeReason } from "../../credit/wire-decision.ts";
import type { ValuationRow } from "../../applications/find-valuation.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import { toPercent } from "../../wire/wire-output.ts";
import { affordabilityPolicyOn, lenderOn } from "../../configuration/configuration.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { productNameOf, toPresentation } from "./credit-offer.ts";
import { nameOf } from "./person.ts";

const INCOME_KINDS: Readonly<Record<IncomeType, string>> = {
  1: "Darbo užmokestis",
  2: "Pensija",
  3: "Kitos pajamos",
  4: "Pareigūno pajamos",
  7: "Ūkininko pajamos",
};

/** Why less is counted than the registers show. */
const LOWERED_KINDS: Readonly<Record<"statedLess" | "willDecrease", string>> = {
  statedLess: "Asmuo nurodė mažesnes pajamas",
  willDecrease: "Numatomas pajamų sumažėjimas",
};

const LIABILITY_KINDS: Readonly<Record<LiabilityType, string>> = {
  mortgage: "Būsto paskola",
  consumer: "Vartojimo kreditas",
  leasing: "Lizingas",
  creditCards: "Kredito kortelė",
  other: "Kitas įsipareigojimas",
};

const STATED_BY_PERSON = "Nurodė asmuo";

const PROOFS: Readonly<Record<IncomeProof | "none", string>> = {
  register: "pajamų registras",
  certificate: "pajamų pažyma",
  bank: "banko išrašas",
  manager: "patvirtino vadybininkas",
  none: "nepatvirtinta",
};

const REGISTERS: Readonly<Record<AssessedRegister["register"], string>> = {
  incomes: "Pajamų registras",
  liabilities: "Finansinių įsipareigojimų registras",
  own: "Kredito davėjo sutartys",
  debts: "Skolų registras",
};

/** When a register was asked, and how much it had to say. */
function toRegisterLine({ owner, register, found, askedAt }: AssessedRegister, assessedAt: string): RegisterLine {
  const isUnasked = register === "debts" && askedAt === null;
  return { owner, register: REGISTERS[register], askedAt: isUnasked ? null : (askedAt ?? assessedAt), found };
}

const DECISIONS: Readonly<Record<DecisionResult, ValuationDecision>> = {
  APPROVED: "approved",
  NEEDS_APPROVAL: "needs-approval",
  REJECTED: "rejected",
};

const HOUSEHOLDS: Readonly<Record<SpouseMode, AssessedHousehold>> = { 0: "single", 1: "alone", 2: "both" };

/** Who shows an income, and on which day where the proof has one. */
function describeSource({ source, proof, provedOn }: Extract<AssessedIncome, { kind: "income" }>): string {
  const named = source ?? STATED_BY_PERSON;
  if (proof === undefined || proof === null) return named;
  const day = provedOn === undefined ? "" : `, ${provedOn}`;
  return `${named} (${PROOFS[proof]}${day})`;
}

function toIncomeLine(income: AssessedIncome): IncomeLine {
  const { owner, countedCents } = income;
  if (income.kind === "unproved") {
    const kind = `${INCOME_KINDS[income.type]}: ${formatMoney(income.statedCents)}, nepatvirtinta`;
    return { owner, kind, source: STATED_BY_PERSON, months: null, averageCents: null, coefficient: null, countedCents };
  }
  if (income.kind !== "income") {
    const stated = income.statedCents === undefined ? "" : `: ${formatMoney(income.statedCents)}`;
    const kind = `${LOWERED_KINDS[income.kind]}${stated}`;
    return { owner, kind, source: STATED_BY_PERSON, months: null, averageCents: null, coefficient: null, countedCents };
  }
  const { months, averageCents, coefficient } = income;
  const source = describeSource(income);
  return { owner, kind: INCOME_KINDS[income.type], source, months, averageCents, coefficient, countedCents };
}

function toLiabilityLine(obligation: AssessedObligation): LiabilityLine {
  const { owner, monthlyCents } = obligation;
  if (obligation.kind === "registered") {
    const { type, outstandingCents, overdueDays, isRefinanced, ownContractNumber } = obligation;
    const creditor =
      ownContractNumber === undefined ? obligation.creditor : `${obligation.creditor}, sutartis ${ownContractNumber}`;
    return { owner, kind: LIABILITY_KINDS[type], creditor, outstandingCents, overdueDays, isRefinanced, monthlyCents };
  }
  const kind =
    obligation.kind === "stated"
      ? LIABILITY_KINDS[obligation.type]
      : obligation.kind === "joint"
        ? "Bendri šeimos įsipareigojimai"
        : "Nurodyta daugiau, nei rodo registrai";
  const unknown = { outstandingCents: null, overdueDays: null, isRefinanced: false };
  return { owner, kind, creditor: STATED_BY_PERSON, ...unknown, monthlyCents };
}

function toFigures(counted: AssessmentRecord, everydayLimit: number) {
  const { household, option, dstiAfterBasisPoints, dstiLimitBasisPoints, reasons } = counted;
  return {
    household: HOUSEHOLDS[household.mode],
    householdSize: household.size,
    adultsCount: household.adults,
    childrenCount: household.children,
    creditCents: option.creditSumCents,
    paymentCount: option.paymentCount,
    monthlyPaymentCents: option.monthlyPaymentCents,
    insuranceMonthlyCents: option.insuranceMonthlyCents ?? 0,
    totalPayableCents: option.totalPayableCents,
    incomes: counted.incomes.map(toIncomeLine),
    liabilities: counted.obligations.map(toLiabilityLine),
    dstiBeforePercent: toPercent(counted.dstiBeforeBasisPoints),
    dstiAfterPercent: toPercent(dstiAfterBasisPoints),
    dstiLimitPercent: toPercent(dstiLimitBasisPoints) ?? "",
    everydayLimitPercent: toPercent(everydayLimit) ?? "",
    isDstiJustAboveLimit: dstiAfterBasisPoints === dstiLimitBasisPoints && reasons.includes("DSTI_ABOVE_LIMIT"),
    livingMinimumCents: counted.livingMinimumCents,
    maxMonthlyPaymentCents: counted.maxMonthlyPaymentCents,
    maxCreditCents: isSumInVain(reasons) ? 0 : counted.maxSumCents,
    decision: DECISIONS[counted.decision],
    reasons: reasons.map((reason) => describeReason(reason)),
  };
}

/** The assessment report of a valuation: what was counted then, whatever the application says now (F-280). */
export function toValuationData(
  valuation: ValuationRow,
  counted: AssessmentRecord,
  row: ApplicationRow,
  { application, shop }: CreditFacts,
): ValuationData {
  const day = toBusinessDay(valuation.createdAt);
  return {
    lender: lenderOn(day),
    reference: { kind: "valuation", number: `V-${valuation.id}` },
    applicationNumber: String(row.id),
    applicantName: nameOf(application, ""),
    applicantPersonalCode: row.personalCode ?? "",
    spouseName: counted.household.mode === 2 ? nameOf(application, "Sutuoktinio") : null,
    shopName: shop.name,
    productName: productNameOf(toContractType(row.contractType)),
    registers: (counted.registers ?? []).map((line) => toRegisterLine(line, valuation.createdAt.toISOString())),
    recentSumCents: counted.recentSumCents ?? 0,
    permit: counted.permit ?? null,
    ...toFigures(counted, shareBasisPoints(affordabilityPolicyOn(day).dstiLimit)),
    automated: true,
    assessedBy: `Vertinimo sistema ${valuation.system}`,
    assessedAt: valuation.createdAt.toISOString(),
    presentation: toPresentation(valuation.createdAt, false),
  };
}
