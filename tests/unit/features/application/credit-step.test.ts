import { describe, expect, test } from "vitest";
import { parseIssueMessage } from "../../../../app/domain/issue.ts";
import { creditSchema, creditStep, invalidVariantIds } from "../../../../app/features/application/steps/credit-step.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { goodsLine, variant, withCredit } from "../../../support/application.ts";
import { NO_LIMITATIONS } from "../../../../app/domain/goods-limitations.ts";

const findings = (application: Application) =>
  creditStep.findProblems(application).map(({ field, message }) => `${field} ${parseIssueMessage(message).key}`);

const withVariants = (variants: ReturnType<typeof variant>[], chosen: number, goods = [goodsLine()]) => {
  const application = withCredit({ conditionVariantId: chosen }, { goods });
  return { ...application, shopConditions: { ...application.shopConditions, variants } };
};

describe("step 2 against the shop's conditions", () => {
  test("a valid choice has no findings", () => expect(findings(withCredit())).toEqual([]));

  test("F-252: an expired variant is refused at its field", () => {
    expect(findings(withVariants([variant({ expired: true })], 11))).toEqual(["variant conditions.expired"]);
  });

  test("a variant that the shop does not have is refused", () => {
    expect(findings(withCredit({ conditionVariantId: 999 }))).toEqual(["variant choice.unknown"]);
  });

  test("F-255: a promotion that no good lists cannot be chosen", () => {
    const phone = goodsLine({ groupId: 2, limitations: { ...NO_LIMITATIONS, actionVariants: [13] } });
    const variants = [
      variant(),
      variant({ id: 14, promotional: true }),
      variant({ id: 13, promotional: true }),
      variant({ id: 16, expired: true }),
    ];
    expect(invalidVariantIds(withVariants(variants, 14, [phone])).sort()).toEqual([14, 16]);
    expect(findings(withVariants(variants, 14, [phone]))).toEqual(["variant conditions.promotionNotListed"]);
    expect(findings(withVariants(variants, 13, [phone]))).toEqual([]);
  });

  test.each([5, 61])("F-269: %i months is outside of the variant's own limits", (durationMonths) => {
    expect(findings(withCredit({ durationMonths }))).toEqual(["duration credit.duration"]);
  });

  test("F-244: an advance above the goods is refused", () => {
    expect(findings(withCredit({ advanceHundredths: 100_000 }))).toEqual(["advance.value credit.advanceAboveGoods"]);
  });

  test("F-243: own funds above the goods are refused", () => {
    expect(findings(withCredit({ advanceHundredths: 0, ownFundsCents: 99_901 }))).toEqual([
      "ownFunds credit.ownFundsAboveGoods",
    ]);
  });
});

describe("F-270, F-276: the variant fixes where the money goes", () => {
  const typed = { variant: "11", duration: "24", paymentDay: "15", advance: { type: "0" } };
  const open = {
    payoutType: 7,
    moneyUsage: "Baldams",
    additionalAccount: "EE382200221020145685",
    additionalAccountCode: "1",
  };
  const applied = (payoutType: number | null) => {
    const application = withVariants([variant({ payoutType })], 11);
    const before = { ...application, credit: { ...application.credit, ...open } };
    return creditStep.apply(before, creditSchema.parse(typed)).credit;
  };

  test("to the seller: then purpose and creditor's account are settled as well", () => {
    expect(applied(3)).toMatchObject({
      payoutType: 3,
      moneyUsage: null,
      additionalAccount: null,
      additionalAccountCode: null,
    });
  });

  test.each([2, 5, 6, 7])("to the buyer (%i): what was typed stays", (payoutType) => {
    expect(applied(payoutType)).toMatchObject({ ...open, payoutType });
  });

  test("a variant that does not say leaves it as it was", () => {
    expect(applied(null)).toMatchObject(open);
  });

  test("rate and fees are no fields of the form: whoever posts them is not heard", () => {
    const values = creditSchema.parse({ ...typed, annualRatePercent: "0", contractFeeCents: "0", adminFeeCents: "0" });
    expect(Object.keys(values)).toEqual([
      "variant",
      "duration",
      "paymentDay",
      "advance",
      "ownFunds",
      "transferToClient",
      "winterPayments",
    ]);
  });
});

describe("F-267: what is typed is what is saved", () => {
  const typed = {
    variant: "11",
    duration: "24",
    paymentDay: "31",
    advance: { type: "1", value: "10" },
    ownFunds: "49,50",
    transferToClient: "1 000.00",
    winterPayments: "on",
  };

  test("amounts become cents, an advance in percent becomes hundredths, the sum follows", () => {
    const saved = creditStep.apply(withCredit(), creditSchema.parse(typed));
    expect(saved.credit).toMatchObject({
      paymentDay: 31,
      advanceType: 1,
      advanceHundredths: 1000,
      ownFundsCents: 4950,
      transferToClientCents: 100_000,
    });
    expect(saved.credit.sumCents).toBe(99_900 - 9990 - 4950 + 100_000);
  });

  test("F-278: smaller winter payments are kept only where the variant offers them", () => {
    const values = creditSchema.parse(typed);
    expect(creditStep.apply(withCredit(), values).credit.lowerWinterPayments).toBe(false);
    expect(
      creditStep.apply(withVariants([variant({ winterPayments: true })], 11), values).credit.lowerWinterPayments,
    ).toBe(true);
  });

  test("a saved application comes back into the form as it was typed", () => {
    const saved = creditStep.apply(withCredit(), creditSchema.parse(typed));
    expect(creditStep.toFields(saved)).toMatchObject({
      paymentDay: "31",
      advance: { type: "1", value: "10" },
      ownFunds: "49,50",
      transferToClient: "1\u00A0000,00",
    });
  });
});
