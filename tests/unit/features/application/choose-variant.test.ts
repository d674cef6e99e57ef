import { expect, test } from "vitest";
import { chooseVariant } from "../../../../app/features/application/choose-variant.ts";
import { variant, withCredit } from "../../../support/application.ts";

const VARIANTS = [
  variant(),
  variant({ id: 15, winterPayments: true, durationFromMonths: 3 }),
  variant({ id: 21, contractType: 5, payoutType: 5 }),
];

const choose = (conditionVariantId: number, durationMonths: number, lowerWinterPayments: boolean | null = true) => {
  const application = withCredit({ conditionVariantId: 15, lowerWinterPayments });
  const shopConditions = { ...application.shopConditions, variants: VARIANTS };
  return chooseVariant({ ...application, shopConditions }, { conditionVariantId, durationMonths });
};

test("the chosen variant and duration are taken, with the product and the payout that the variant fixes", () => {
  expect(choose(21, 36)).toMatchObject({
    contractType: 5,
    credit: { conditionVariantId: 21, durationMonths: 36, payoutType: 5 },
  });
});

test.each([
  [15, 12, true, "the variant has them"],
  [15, 6, true, "six months are enough"],
  [15, 5, false, "the duration is too short for another season"],
  [11, 24, false, "the variant has none"],
  [99, 24, false, "the shop does not have the variant"],
])("F-278: winter payments with variant %i over %i months: %s, as %s", (id, months, expected) => {
  expect(choose(id, months).credit.lowerWinterPayments).toBe(expected);
});

test("F-278: a buyer who did not ask for winter payments does not get them", () => {
  expect([choose(15, 12, false), choose(15, 12, null)].map(({ credit }) => credit.lowerWinterPayments)).toEqual([
    false,
    false,
  ]);
});
