import { describe, expect, test } from "vitest";
import { affordabilityPolicyOn } from "../../../backend/src/configuration/configuration.ts";
import { decideCredit } from "../../../backend/src/rules/decision.ts";
import type { ClientFinances, DecisionRequest, Liability } from "../../../backend/src/rules/decision-types.ts";
import type { ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { person, single, workerIncome } from "./finance-samples.ts";
import { PLAIN_TERMS, scheduleOf } from "./schedule-samples.ts";

function decide(finances: ClientFinances, terms: Partial<ScheduleTerms> = {}, more: Partial<DecisionRequest> = {}) {
  const outcome = decideCredit({ finances, terms: { ...PLAIN_TERMS, ...terms }, ...more });
  if (!outcome.ok) throw new Error(`No decision: ${outcome.cause}`);
  return outcome.value;
}

const debt = (change: Partial<Liability>): Liability => ({
  type: "consumer",
  instalmentCents: 0,
  overdueDays: 0,
  isRefinanced: false,
  ...change,
});

/** 1000 € for 10 months without interest: an average payment of exactly 100 €. */
const HUNDRED_A_MONTH: Partial<ScheduleTerms> = { annualRatePercent: "0", durationMonths: 10 };

describe("O6: thresholds of the debt service to income", () => {
  test.each([
    ["40 % exactly", 30_000, "APPROVED", []],
    ["a cent more", 30_001, "NEEDS_APPROVAL", ["DSTI_ABOVE_LIMIT"]],
  ])("%s of 1000 €", (_, declaredCents, decision, approvalReasons) => {
    const client = single(person(100_000, { declaredObligationsCents: [declaredCents] }));
    expect(decide(client, HUNDRED_A_MONTH)).toMatchObject({ decision, approvalReasons });
  });

  test.each([
    [4_000, 1_000_000, 390_000],
    [4_001, 1_000_000, 390_001],
    [5_001, 1_000_000, 490_001],
    [6_001, 1_000_000, 590_001],
  ])("a share reads %i hundredths of a percent, above a limit whenever it is above it", (share, incomeCents, debts) => {
    const client = single(person(incomeCents, { declaredObligationsCents: [debts] }));
    expect(decide(client, HUNDRED_A_MONTH).dstiAfterBasisPoints).toBe(share);
  });

  test.each([
    ["50 % exactly goes to the manager", 90_000, "WAITING", 0],
    ["a cent more goes to the second manager", 90_001, "WAITING_EXTRA", 1],
    ["60 % exactly may still be approved", 110_000, "WAITING_EXTRA", 1],
    ["a cent more is rejected", 110_001, null, null],
  ])("%s", (_, declaredCents, requestStatus, sequence) => {
    const client = single(person(200_000, { declaredObligationsCents: [declaredCents] }));
    expect(decide(client, HUNDRED_A_MONTH)).toMatchObject({ requestStatus, sequence });
  });

  test("L-3.2: income is not rounded before it is divided: 40,0003 % of 700,035 € asks for a manager", () => {
    const other = {
      type: 3,
      monthlyCents: [],
      averageCents: 100_005,
      monthsCovered: 12,
      hasCertificate: true,
    } as const;
    const client = single(person(0, { incomes: [other], declaredObligationsCents: [22_211] }));
    const terms = { annualRatePercent: "0", durationMonths: 10, creditSumCents: 57_906 };
    expect(decide(client, terms)).toMatchObject({
      decision: "NEEDS_APPROVAL",
      approvalReasons: ["DSTI_ABOVE_LIMIT"],
      // Told rounded down: it must not read as the income that would suffice (L-3.2).
      sustainableIncomeCents: 70_003,
      sufficientIncomeCents: 70_004,
      maxMonthlyPaymentCents: 5_790,
    });
  });

  test("the screen gets the share before and after the offer and the limit, in hundredths of a percent", () => {
    const client = single(person(100_000, { declaredObligationsCents: [12_345] }));
    expect(decide(client, HUNDRED_A_MONTH)).toMatchObject({
      dstiBeforeBasisPoints: 1235,
      dstiAfterBasisPoints: 2235,
      dstiLimitBasisPoints: 4000,
    });
  });

  test.each([
    [40_000, "NEEDS_APPROVAL", 4000],
    [50_000, "NEEDS_APPROVAL", 4000],
    [50_001, "REJECTED", 6000],
  ])(
    "G16: with %i cents owed already the answer is %s, and it names the limit that decided: %i",
    (owed, decision, limit) => {
      const client = single(person(100_000, { declaredObligationsCents: [owed] }));
      expect(decide(client, HUNDRED_A_MONTH)).toMatchObject({ decision, dstiLimitBasisPoints: limit });
    },
  );
});

describe("O6: age, overdue debts and sums", () => {
  test.each([
    ["2008-11-20", []],
    ["2008-11-21", ["UNDER_AGE"]],
    ["1946-09-16", []],
    ["1946-09-15", ["AGE_AT_END"]],
  ])("a client born on %s for a credit that ends on 2027-09-15", (birthDate, rejectReasons) => {
    expect(decide(single(person(200_000, { birthDate })), HUNDRED_A_MONTH)).toMatchObject({ rejectReasons });
  });

  test.each([
    ["a listed debt alone", [], 20_000, 20_000, 0],
    ["a debt that is stated as well", [20_000], 20_000, 20_000, 0],
    ["more stated than is listed", [35_000], 20_000, 35_000, 15_000],
    ["less stated than is listed", [5_000], 20_000, 20_000, 0],
  ])(
    "F-265, L-3.2: a repaid debt counts before this credit and not beside it: %s",
    (_, stated, cents, now, staying) => {
      const client = (isRefinanced: boolean) =>
        decide(
          single(
            person(100_000, {
              declaredObligationsCents: stated,
              liabilities: [debt({ instalmentCents: cents, isRefinanced })],
            }),
          ),
          HUNDRED_A_MONTH,
        );
      const [kept, repaid] = [client(false), client(true)];
      expect(repaid).toMatchObject({ presentObligationsCents: now, obligationsCents: staying });
      expect(repaid.dstiBeforeBasisPoints).toBe(kept.dstiBeforeBasisPoints);
      expect([kept.dstiAfterBasisPoints, repaid.dstiAfterBasisPoints]).toEqual([
        now / 10 + 1_000,
        staying / 10 + 1_000,
      ]);
    },
  );

  test.each([
    [29, "APPROVED"],
    [30, "NEEDS_APPROVAL"],
    [59, "NEEDS_APPROVAL"],
    [60, "REJECTED"],
  ])("a debt overdue %i days means %s, even when it is refinanced", (overdueDays, decision) => {
    const client = single(person(200_000, { liabilities: [debt({ overdueDays, isRefinanced: true })] }));
    expect(decide(client, HUNDRED_A_MONTH).decision).toBe(decision);
  });

  test.each([
    [500_000, null],
    [500_001, "WAITING"],
    [1_000_000, "WAITING"],
    [1_000_001, "WAITING_EXTRA"],
  ])("a sum of %i cents waits as %s", (creditSumCents, requestStatus) => {
    const rich = single(person(900_000));
    expect(decide(rich, { creditSumCents, durationMonths: 36 })).toMatchObject({ requestStatus });
  });

  test("an illegal price rejects whatever the client earns", () => {
    const rich = single(person(900_000));
    expect(decide(rich, { annualRatePercent: "75.5" }).rejectReasons).toEqual(["LEGAL_COST_CAP"]);
  });

  test("a rejected offer is not also sent for approval", () => {
    const client = single(person(90_000, { declaredObligationsCents: [60_000] }));
    expect(decide(client, { creditSumCents: 600_000 })).toMatchObject({ decision: "REJECTED", approvalReasons: [] });
  });

  test("F-266: what a manager must permit whatever the terms are is told of a rejected offer, too, and of no other", () => {
    const line = { ...workerIncome(0), monthlyCents: [90_000, 90_000], monthsCovered: 2 };
    const client = single(person(0, { incomes: [line], declaredObligationsCents: [60_000] }));
    const rejected = decide(client, { creditSumCents: 600_000 });
    expect(rejected).toMatchObject({ decision: "REJECTED", standingReasons: ["SHORT_INCOME_HISTORY"] });
    expect(decide(single(person(0, { incomes: [line] })))).toMatchObject({ standingReasons: [] });
  });
});

describe("O6: income", () => {
  test("only the last months of the window count, the newest at the end", () => {
    const line = { ...workerIncome(0), monthlyCents: [900_000, 100_000, 100_000, 100_000, 140_000], monthsCovered: 5 };
    expect(decide(single(person(0, { incomes: [line] }))).sustainableIncomeCents).toBe(110_000);
  });

  test("a line that covers too few months needs approval and is averaged over what it covers", () => {
    const line = { ...workerIncome(0), monthlyCents: [120_000, 180_000], monthsCovered: 2 };
    expect(decide(single(person(0, { incomes: [line] })))).toMatchObject({
      sustainableIncomeCents: 150_000,
      approvalReasons: ["SHORT_INCOME_HISTORY"],
    });
  });

  test("several lines are summed before they are rounded", () => {
    const third = { type: 3 as const, monthlyCents: [], averageCents: 5, monthsCovered: 12, hasCertificate: true };
    expect(decide(single(person(0, { incomes: [third, third] }))).sustainableIncomeCents).toBe(7);
  });

  test.each([
    ["less than the registers show", 240_005, 168_003],
    ["less than the registers' income after the coefficient", 150_000, 105_000],
    ["as much as they show", 290_000, 203_000],
    ["more", 400_000, 203_000],
  ])("L-3.2: what is stated is income before the coefficient: %s", (_case, incomeCeilingCents, counted) => {
    const farm = { type: 7 as const, monthlyCents: [], averageCents: 290_000, monthsCovered: 24, hasCertificate: true };
    const client = single(person(0, { incomes: [farm], incomeCeilingCents }));
    expect(decide(client).sustainableIncomeCents).toBe(counted);
  });

  test("L-3.2: of two sources, what is stated is first the one that counts less", () => {
    const other = { type: 3 as const, monthlyCents: [], averageCents: 50_000, monthsCovered: 12, hasCertificate: true };
    const client = single(person(0, { incomes: [workerIncome(100_000), other], incomeCeilingCents: 120_000 }));
    expect(decide(client).sustainableIncomeCents).toBe(105_000);
  });

  test("the spouse counts in mode 2 only", () => {
    const couple: ClientFinances = {
      mode: 2,
      householdSize: 2,
      isMarried: true,
      buyer: person(100_000, { declaredObligationsCents: [10_000] }),
      spouse: person(80_000, { declaredObligationsCents: [5_000] }),
    };
    expect(decide(couple)).toMatchObject({ sustainableIncomeCents: 180_000, obligationsCents: 15_000 });
    expect(decide({ ...couple, mode: 1 })).toMatchObject({ sustainableIncomeCents: 100_000, obligationsCents: 10_000 });
  });
});

describe("What a screen explains besides the decision", () => {
  test("a married client who borrows alone above 40 % is told to count the spouse", () => {
    const alone: ClientFinances = { ...single(person(100_000)), mode: 1, isMarried: true, householdSize: 2 };
    const tight = { ...alone, buyer: person(100_000, { declaredObligationsCents: [31_000] }) };
    expect(decide(alone, HUNDRED_A_MONTH).hints).toEqual([]);
    expect(decide(tight, HUNDRED_A_MONTH).hints).toEqual(["COUNT_SPOUSE"]);
    expect(decide({ ...tight, mode: 0 }, HUNDRED_A_MONTH).hints).toEqual([]);
  });

  test("F-269: the greatest sum fits the payment limit and a euro more does not", () => {
    const fees: Partial<ScheduleTerms> = { contractFee: { kind: "percent", percent: "1.5", minimumCents: 300 } };
    const { maxSumCents, maxMonthlyPaymentCents } = decide(single(person(90_000)), fees);
    const total = (creditSumCents: number) => scheduleOf({ ...PLAIN_TERMS, ...fees, creditSumCents }).totalPayableCents;
    expect(total(maxSumCents)).toBeLessThanOrEqual(maxMonthlyPaymentCents * 12);
    expect(total(maxSumCents + 100)).toBeGreaterThan(maxMonthlyPaymentCents * 12);
  });

  test("F-269: the greatest sum stays inside the limits of the product", () => {
    const sumLimits = { minCents: 10_000, maxCents: 50_050 };
    expect(decide(single(person(900_000)), {}, { sumLimits }).maxSumCents).toBe(50_000);
    expect(
      decide(single(person(36_000)), {}, { sumLimits: { minCents: 500_000, maxCents: 900_000 } }).maxSumCents,
    ).toBe(0);
  });

  test("the shortest duration is the first whose payment the client can carry", () => {
    const client = single(person(50_000));
    const found = decide(client, { annualRatePercent: "0" }, { durationsMonths: [3, 6, 7, 12] });
    expect(found).toMatchObject({ maxMonthlyPaymentCents: 15_050, shortestDurationMonths: 7 });
    expect(decide(client, {}, { durationsMonths: [3, 6] }).shortestDurationMonths).toBeNull();
  });

  test("G16: a duration at whose end the client is too old is not the shortest that would pass", () => {
    const client = single(person(50_000, { birthDate: "1946-03-15" }));
    const found = decide(client, { annualRatePercent: "0" }, { durationsMonths: [3, 6, 7, 12] });
    expect(found.shortestDurationMonths).toBeNull();
  });

  test("F-266: a duration that still needs a permit is advice to who is refused, and none to who needs a permit anyway", () => {
    const line = { ...workerIncome(0), monthlyCents: [50_000, 50_000], monthsCovered: 2 };
    const offered = (durationMonths: number) =>
      decide(
        single(person(0, { incomes: [line] })),
        { annualRatePercent: "0", durationMonths },
        { durationsMonths: [3, 7, 12] },
      );
    expect(offered(3)).toMatchObject({ decision: "REJECTED", shortestDurationMonths: 7 });
    expect(offered(12)).toMatchObject({ decision: "NEEDS_APPROVAL", shortestDurationMonths: null });
  });

  test("F-266: of an offer refused for the age at its end the longest possible duration is known, if there is one", () => {
    const durationsMonths = [3, 6, 12, 18, 24];
    const bornIn = (birthDate: string) =>
      decide(single(person(90_000, { birthDate })), { durationMonths: 24 }, { durationsMonths });
    expect(bornIn("1946-12-15")).toMatchObject({ rejectReasons: ["AGE_AT_END"], longestDurationMonths: 12 });
    expect(bornIn("1945-10-01").longestDurationMonths).toBeNull();
    expect(bornIn("1985-05-12").longestDurationMonths).toBeNull();
  });

  test("terms without a schedule have no decision either", () => {
    const outcome = decideCredit({ finances: single(person(90_000)), terms: { ...PLAIN_TERMS, creditSumCents: 0 } });
    expect(outcome).toMatchObject({ ok: false, reason: "SCHEDULE_IMPOSSIBLE" });
  });
});

test("The policy is the one in force on the day; days before the first have the first", () => {
  expect(affordabilityPolicyOn("2026-11-20").validFrom).toBe("2026-01-01");
  expect(affordabilityPolicyOn("2024-11-20")).toBe(affordabilityPolicyOn("2026-11-20"));
});

test("O6: requests of approval live 72 hours", () => {
  expect(affordabilityPolicyOn("2026-11-20").requestExpiryHours).toBe(72);
});
