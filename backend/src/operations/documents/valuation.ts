import type { IncomeLine, LiabilityLine, ValuationData, ValuationDecision } from "../../documents/valuation-data.ts";
import { affordabilityPolicyOn } from "../../rules/affordability-policy.ts";
import type { ApprovalReason, IncomeType, LiabilityType, RejectReason } from "../../rules/decision-types.ts";
import { multiplyRounded, parseFraction, toFraction } from "../../rules/fraction.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf } from "../../store/application-wire.ts";
import type { valuations } from "../../store/schema/application-records.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toContractType } from "../credit/condition-variants.ts";
import type { ClientRow, CreditFacts } from "../credit/credit-facts.ts";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import { centsOf, flagOf, numberOf } from "../credit/wire-values.ts";
import { describeReason } from "../credit/wire-decision.ts";
import { productNameOf, toPresentation } from "./credit-offer.ts";
import { LENDER } from "./lender.ts";
import { nameOf } from "./person.ts";

type ValuationRow = typeof valuations.$inferSelect;
type Owner = "buyer" | "spouse";

const INCOME_KINDS: Readonly<Record<IncomeType, string>> = {
  1: "Darbo užmokestis",
  2: "Pensija",
  3: "Kitos pajamos",
  4: "Pareigūno pajamos",
  7: "Ūkininko pajamos",
};

const LIABILITY_KINDS: Readonly<Record<LiabilityType, string>> = {
  mortgage: "Būsto kreditas",
  consumer: "Vartojimo kreditas",
  leasing: "Lizingas",
  creditCards: "Kredito kortelė",
  other: "Kitas įsipareigojimas",
};

const DECISIONS: Readonly<Record<string, ValuationDecision>> = {
  APPROVED: "approved",
  NEEDS_APPROVAL: "needs-approval",
};

function toIncomes(person: ClientRow | null, owner: Owner, day: string): IncomeLine[] {
  const { incomeTypes } = affordabilityPolicyOn(day);
  return (person?.registry.incomes ?? []).map(({ type, source, monthlyCents }) => {
    const { windowMonths, coefficient } = incomeTypes[type];
    const counted = monthlyCents.slice(0, windowMonths);
    const total = counted.reduce((sum, cents) => sum + cents, 0);
    const averageCents = multiplyRounded(total, toFraction(1, Math.max(1, counted.length)));
    const countedCents = multiplyRounded(averageCents, parseFraction(coefficient));
    return { owner, kind: INCOME_KINDS[type], source, months: counted.length, averageCents, coefficient, countedCents };
  });
}

const toLiabilities = (person: ClientRow | null, owner: Owner, isRefinancing: boolean): LiabilityLine[] =>
  (person?.registry.liabilities ?? []).map((liability) => ({
    owner,
    kind: LIABILITY_KINDS[liability.type],
    creditor: liability.creditor,
    monthlyCents: liability.correctedInstalmentCents ?? liability.instalmentCents,
    outstandingCents: liability.outstandingCents,
    overdueDays: liability.overdueDays,
    refinanced: isRefinancing && liability.refinancePossible,
  }));

function reasonsOf(decision: WireRecord): string[] {
  return ["AtmetimoPriezastys", "LeidimoPriezastys"].flatMap((element) => {
    const parent = decision[element];
    const reasons = typeof parent === "object" && "Priezastis" in parent ? parent["Priezastis"] : [];
    const list = Array.isArray(reasons) ? reasons : [reasons];
    return list.map((reason) => describeReason(String(reason) as RejectReason | ApprovalReason));
  });
}

/** The offer that the decision is about: the cheapest. */
const decidedOffer = ({ offers }: ValuationRow): WireRecord =>
  offers.find((offer) => flagOf(offer, "Pigiausias")) ?? offers[0] ?? {};

function householdOf({ application }: CreditFacts): { householdSize: number; childrenCount: number } {
  const adults = numberOf(application, "Sutuoktinis") === 0 ? 1 : 2;
  const householdSize = numberOf(application, "SeimosNariuSkaicius") ?? adults;
  return { householdSize, childrenCount: Math.max(0, householdSize - adults) };
}

function figuresOf(valuation: ValuationRow) {
  const { decision } = valuation;
  const offer = decidedOffer(valuation);
  const durationMonths = numberOf(offer, "Trukme") ?? valuation.durationMonths ?? 1;
  const totalCents = centsOf(offer, "BendraSuma") ?? 0;
  const averagePaymentCents = multiplyRounded(totalCents, toFraction(1, durationMonths));
  const incomeTotalCents = centsOf(decision, "TvariosPajamos") ?? 0;
  const obligationsTotalCents = centsOf(decision, "Isipareigojimai") ?? 0;
  const livingMinimumCents = centsOf(decision, "MinimalusPoreikiai") ?? 0;
  return {
    creditCents: valuation.sumCents ?? 0,
    durationMonths,
    monthlyPaymentCents: centsOf(offer, "MenesioImoka") ?? 0,
    averagePaymentCents,
    incomeTotalCents,
    obligationsTotalCents,
    livingMinimumCents,
    leftToLiveOnCents: incomeTotalCents - obligationsTotalCents - averagePaymentCents - livingMinimumCents,
    dstiBeforePercent: textOf(decision, "DstiPries") || "0.00",
    dstiAfterPercent: textOf(decision, "DstiPo") || "0.00",
    dstiLimitPercent: textOf(decision, "DstiRiba") || "40.00",
    maxMonthlyPaymentCents: centsOf(decision, "DidziausiaImoka") ?? 0,
    maxCreditCents: centsOf(decision, "DidziausiaSuma") ?? 0,
  };
}

/** The assessment report of a valuation, figures as they were kept with it (F-280). */
export function toValuationData(
  valuation: ValuationRow,
  row: ApplicationRow,
  facts: CreditFacts,
  day: string,
): ValuationData {
  const { application, buyer, spouse, shop } = facts;
  const isRefinancing = flagOf(application, "Refinansavimas");
  const partner = isSpouseCredit(application) ? spouse : null;
  return {
    lender: LENDER,
    documentNumber: `V-${valuation.id}`,
    applicantName: nameOf(application, ""),
    applicantPersonalCode: row.personalCode ?? "",
    spouseName: isSpouseCredit(application) ? nameOf(application, "Sutuoktinio") : null,
    ...householdOf(facts),
    shopName: shop.name,
    productName: productNameOf(toContractType(row.contractType)),
    ...figuresOf(valuation),
    incomes: [...toIncomes(buyer, "buyer", day), ...toIncomes(partner, "spouse", day)],
    liabilities: [...toLiabilities(buyer, "buyer", isRefinancing), ...toLiabilities(partner, "spouse", isRefinancing)],
    decision: DECISIONS[textOf(valuation.decision, "Rezultatas")] ?? "rejected",
    reasons: reasonsOf(valuation.decision),
    automated: true,
    assessedBy: `Vertinimo sistema ${valuation.system}`,
    assessedAt: valuation.createdAt.toISOString(),
    presentation: toPresentation(valuation.createdAt, false),
  };
}
