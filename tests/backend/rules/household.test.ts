import { expect, test } from "vitest";
import { decideCredit } from "../../../backend/src/rules/decision.ts";
import type { ClientFinances, DecisionRequest, PersonFinances } from "../../../backend/src/rules/decision-types.ts";
import { isSumInVain } from "../../../backend/src/rules/max-sum.ts";
import type { ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { person, single, workerIncome } from "./finance-samples.ts";
import { PLAIN_TERMS } from "./schedule-samples.ts";

function decide(finances: ClientFinances, terms: Partial<ScheduleTerms> = {}, more: Partial<DecisionRequest> = {}) {
  const outcome = decideCredit({ finances, terms: { ...PLAIN_TERMS, ...terms }, ...more });
  if (!outcome.ok) throw new Error(`No decision: ${outcome.cause}`);
  return outcome.value;
}

const couple = (spouse: PersonFinances, change: Partial<ClientFinances> = {}): ClientFinances => ({
  ...{ mode: 2, householdSize: 2, isMarried: true, buyer: person(200_000), spouse },
  ...change,
});

const overdue = (overdueDays: number) =>
  person(200_000, {
    liabilities: [{ type: "consumer", instalmentCents: 0, limitCents: 0, overdueDays, isRefinanced: false }],
  });
const short = { ...workerIncome(0), monthlyCents: [100_000, 100_000], monthsCovered: 2 };
const unproven = { ...workerIncome(100_000), type: 4 as const };

test("O6: of a couple that borrows together the longer delay of a debt counts", () => {
  expect(decide(couple(overdue(60))).rejectReasons).toEqual(["OVERDUE_DEBT"]);
  expect(decide(couple(person(200_000), { buyer: overdue(60) })).rejectReasons).toEqual(["OVERDUE_DEBT"]);
  expect(decide(couple(overdue(60), { mode: 1 })).rejectReasons).toEqual([]);
});

test("O6: a short history of one income of one spouse needs approval", () => {
  const spouse = person(0, { incomes: [workerIncome(100_000), short] });
  expect(decide(couple(spouse)).approvalReasons).toEqual(["SHORT_INCOME_HISTORY"]);
  expect(decide(single(spouse)).approvalReasons).toEqual(["SHORT_INCOME_HISTORY"]);
});

test("O6: one income of one spouse without its certificate needs approval", () => {
  const spouse = person(0, { incomes: [workerIncome(100_000), unproven] });
  expect(decide(couple(spouse)).approvalReasons).toEqual(["INCOME_CERTIFICATE_MISSING"]);
  expect(decide(single(spouse)).approvalReasons).toEqual(["INCOME_CERTIFICATE_MISSING"]);
});

test("L-3.2: a couple that is not married is two adults as well, and of three persons one is a child", () => {
  const family = couple(person(100_000), { householdSize: 3 });
  const unmarried = { ...family, isMarried: false };
  expect(decide(unmarried).livingMinimumCents).toBe(decide(family).livingMinimumCents);
});

test("L-3.2: an income of no month counts nothing", () => {
  const line = { ...workerIncome(0), monthlyCents: [100_000], monthsCovered: 0 };
  expect(decide(single(person(0, { incomes: [line] })))).toMatchObject({
    sustainableIncomeCents: 0,
    rejectReasons: ["ZERO_INCOME"],
  });
});

test("L-3.2: a limit counts for a card alone, another debt is its instalment", () => {
  const owing = (type: "consumer" | "creditCards") =>
    person(200_000, {
      liabilities: [{ type, instalmentCents: 1_000, limitCents: 1_000_000, overdueDays: 0, isRefinanced: false }],
    });
  expect(decide(single(owing("consumer"))).obligationsCents).toBe(1_000);
  expect(decide(single(owing("creditCards"))).obligationsCents).toBeGreaterThan(1_000);
});

test("F-266: the shortest duration is the first within the payment limit, the limit itself included, not the first that a manager may permit", () => {
  // 4800 € without interest of an income of 2000 €: 80 % in 3 months, 48 % in 5, exactly 40 % in 6.
  const terms = { annualRatePercent: "0", creditSumCents: 480_000, durationMonths: 3 };
  const refused = decide(single(person(200_000)), terms, { durationsMonths: [3, 5, 6, 12] });
  expect(refused).toMatchObject({ decision: "REJECTED", shortestDurationMonths: 6 });
});

test("F-266: a smaller sum is in vain as soon as one reason is the age or an overdue debt", () => {
  expect(isSumInVain(["DSTI_ABOVE_MAX", "OVERDUE_DEBT"])).toBe(true);
  expect([isSumInVain(["DSTI_ABOVE_MAX", "LIVING_MINIMUM"]), isSumInVain([])]).toEqual([false, false]);
});
