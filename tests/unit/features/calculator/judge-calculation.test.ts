import { describe, expect, test } from "vitest";
import { judgeCalculation, type Choices } from "~/features/calculator/judge-calculation.ts";
import { readCalculation, type Calculation } from "~/flows/calculation/read-calculation.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";

const variant = (changes: Partial<ConditionVariant> = {}): ConditionVariant => ({
  id: 11,
  contractType: 3,
  expired: false,
  promotional: false,
  title: { lt: "Standartas", en: "Standard" },
  annualRatePercent: "12.90",
  contractFeePercent: "1.50",
  contractFeeMinCents: 300,
  adminFeeCents: 50,
  adminFeePercent: "0.00",
  durationFromMonths: 6,
  durationToMonths: 60,
  durationStepMonths: 1,
  sumFromCents: 10_000,
  sumToCents: 1_500_000,
  sumWithoutSpouseCents: null,
  winterPayments: false,
  payoutType: 3,
  usualMonths: null,
  ...changes,
});

const CHOICES: Choices = {
  variants: [
    variant(),
    variant({ id: 15, winterPayments: true }),
    variant({ id: 16, expired: true }),
    variant({ id: 21, contractType: 5 }),
  ],
  insuranceIds: [1, 2],
  groupIds: [1, 2],
  warranties: [{ years: 2, priceCents: 2_500 }],
};

function calculation(query: string): Calculation {
  const { value } = readCalculation(new URLSearchParams(`form=extended&price=500&variant=11&${query}`));
  if (value === null) throw new Error("The calculation is not to be read.");
  return value;
}

const judge = (query = "", changes: Partial<Calculation> = {}) =>
  judgeCalculation({ ...calculation(query), ...changes }, CHOICES);

describe("F-268: the sum of the credit", () => {
  test.each([
    ["", 50_000],
    ["advance=100&ownFunds=50", 35_000],
    ["advance=10&advanceType=1", 45_000],
    ["group=1&warranty=2", 52_500],
  ])("of 500 euro with %s is %d cents", (query, cents) => {
    expect(judge(query)).toMatchObject({ ok: true, value: { sumCents: cents } });
  });
});

describe("F-393: what the wizard would refuse is refused here, at its field", () => {
  test.each<[string, string, Partial<Calculation>]>([
    ["variant", "an unknown variant", { variant: 99 }],
    ["variant", "an ended one", { variant: 16 }],
    ["months", "a duration that the variant does not have", { months: 61 }],
    ["winter", "winter payments that it does not have", { winter: true }],
    ["winter", "too few months for winter payments", { variant: 15, winter: true, months: 5 }],
    ["group", "an unknown group", { group: 7 }],
    ["insurance", "an unknown insurance", { insurance: 7 }],
    ["warranty", "a warranty that is not sold", { warranty: 3 }],
    ["price", "a sum below the variant's", { price: 9_999 }],
    ["price", "a sum above the variant's", { price: 1_500_001 }],
    ["advance", "an advance above the price", { advance: { type: 0, cents: 50_001 } }],
    ["advance", "an advance that leaves nothing", { advance: { type: 0, cents: 50_000 } }],
    ["ownFunds", "own funds above the price", { ownFunds: 50_001 }],
    ["advance", "an advance of an account", { variant: 21, advance: { type: 0, cents: 1 } }],
    ["ownFunds", "own funds of an account", { variant: 21, ownFunds: 1 }],
  ])("at %s: %s", (field, _what, changes) => {
    const judged = judge("", changes);
    expect(judged.ok ? [] : Object.keys(judged.errors)).toContain(field);
  });

  test("winter payments without a duration are only a matter of the variant", () => {
    expect(judge("", { variant: 15, winter: true }).ok).toBe(true);
  });
});
