import { describe, expect, test } from "vitest";
import { CatalogueType } from "../../../../app/domain/enumerations/catalogue-type.ts";
import { parseIssueMessage } from "../../../../app/domain/issue.ts";
import { variantsNotForGoods } from "../../../../app/features/application/steps/credit-findings.ts";
import { creditSchema, creditStep } from "../../../../app/features/application/steps/credit-step.ts";
import type { Application } from "../../../../app/services/application-types.ts";
import { goodsLine, variant, withCredit } from "../../../support/application.ts";

const findings = (application: Application) =>
  creditStep.validate(application).map(({ field, message }) => `${field} ${parseIssueMessage(message).key}`);

/** The findings with the values of their texts, as a page of the language writes them. */
const texts = (application: Application, language: "lt" | "en") =>
  creditStep.validate(application).map(({ field, message }) => [field, parseIssueMessage(message, language)]);

const withVariants = (variants: ReturnType<typeof variant>[], chosen: number, goods = [goodsLine()]) => {
  const application = withCredit({ conditionVariantId: chosen }, { goods });
  return { ...application, shopConditions: { ...application.shopConditions, variants } };
};

const phone = goodsLine({ groupId: 2, promotions: [13], groupPromotions: [13] });

describe("step 2 against the shop's conditions", () => {
  test("a valid choice has no findings", () => expect(findings(withCredit())).toEqual([]));

  test("F-252: an expired variant is refused at its field", () => {
    expect(findings(withVariants([variant({ expired: true })], 11))).toEqual(["variant conditions.expired"]);
  });

  test("a variant that the shop does not have is refused", () => {
    expect(findings(withCredit({ conditionVariantId: 999 }))).toEqual(["variant choice.unknown"]);
  });

  test("F-270: a variant of another product than that of step 1 is refused, and the product stays", () => {
    const application = withVariants([variant(), variant({ id: 21, contractType: 6 })], 11);
    const values = creditSchema.parse({
      variant: "21",
      duration: "12",
      paymentDay: "15",
      sum: "1000",
      ownFunds: "",
      transferToClient: "",
    });
    const next = creditStep.apply(application, values);
    expect([next.contractType, findings(next)]).toEqual([application.contractType, ["variant choice.unknown"]]);
  });

  test("F-255: a promotion that no good lists cannot be chosen", () => {
    const variants = [
      variant(),
      variant({ id: 14, promotional: true }),
      variant({ id: 13, promotional: true }),
      variant({ id: 16, expired: true }),
    ];
    expect(variantsNotForGoods(withVariants(variants, 14, [phone])).sort()).toEqual([14, 16]);
    expect(findings(withVariants(variants, 14, [phone]))).toEqual(["variant conditions.promotionNotListed"]);
    expect(findings(withVariants(variants, 13, [phone]))).toEqual([]);
  });

  const inShopB = (goods: ReturnType<typeof goodsLine>[], chosen = variant({ id: 18, promotional: true })) => {
    const application = withVariants([variant(), chosen], 18, goods);
    return { ...application, shopConditions: { ...application.shopConditions, catalogueType: CatalogueType.typeB } };
  };

  test("F-247, F-255: (c) in catalogue B a sofa alone may have promotion 18, (d) a mattress that does not list it may not", () => {
    const sofa = goodsLine({ groupId: 7, promotions: [], groupPromotions: [] });
    expect([findings(inShopB([sofa])), variantsNotForGoods(inShopB([sofa]))]).toEqual([[], []]);
    const withMattress = inShopB([sofa, goodsLine({ groupId: 6, promotions: [], groupPromotions: [18] })]);
    expect(findings(withMattress)).toEqual(["variant conditions.promotionInvalid"]);
    expect(variantsNotForGoods(withMattress)).toEqual([18]);
  });

  test("F-548: a promotion of an account is bound to no goods", () => {
    const account = withVariants([variant({ id: 25, contractType: 5, promotional: true })], 25, [phone]);
    expect(variantsNotForGoods({ ...account, contractType: 5 })).toEqual([]);
  });

  test.each([
    [{ longestMonths: 23, leastSumCents: null }, "money.paymentMin", { count: 23 }],
    [{ longestMonths: null, leastSumCents: 11_500 }, "money.paymentMinSum", { sum: "115,00\u00A0€" }],
    [{ longestMonths: null, leastSumCents: null }, "money.paymentMinVariant", {}],
  ])("G17: a payment that is too small is told at the duration with what would pass: %j", (passes, key, params) => {
    const saved = { ...withCredit(), smallPayment: { minCents: 500, ...passes } };
    expect(texts(saved, "lt")).toEqual([["duration", { key, params: { min: "5,00\u00A0€", ...params } }]]);
    const typed = { variant: "11", duration: "24", paymentDay: "15", advance: { type: "0" } };
    expect(findings(creditStep.apply(saved, creditSchema.parse(typed)))).toEqual([]);
  });

  test.each([5, 61])("F-269: %i months is outside of the variant's own limits", (durationMonths) => {
    expect(findings(withCredit({ durationMonths }))).toEqual(["duration credit.duration"]);
  });

  test("F-269: a variant of one duration names that one", () => {
    const only = withVariants([variant({ durationFromMonths: 10, durationToMonths: 10 })], 11);
    expect(findings({ ...only, credit: { ...only.credit, durationMonths: 12 } })).toEqual([
      "duration credit.durationOnly",
    ]);
  });

  test.each([
    [6, []],
    [12, []],
    [13, ["duration credit.durationStep"]],
    [18, []],
  ])("F-269: %i months of a variant that goes up by 6", (durationMonths, expected) => {
    const application = withVariants([variant({ durationStepMonths: 6 })], 11);
    expect(findings({ ...application, credit: { ...application.credit, durationMonths } })).toEqual(expected);
  });

  test("F-269: a sum outside the variant's own limits is told with the limit, in the page's language", () => {
    // 999,00 of goods less 150,00: 849,00.
    const limited = (change: Parameters<typeof variant>[0]) => withVariants([variant(change)], 11);
    expect(findings(limited({ sumFromCents: 84_900, sumToCents: 84_900 }))).toEqual([]);
    const above = { key: "money.creditMax", params: { max: "848,99\u00A0€" } };
    expect(texts(limited({ sumToCents: 84_899 }), "lt")).toEqual([["advance.value", above]]);
    const below = { key: "money.creditMin", params: { min: "€849.01" } };
    expect(texts(limited({ sumFromCents: 84_901 }), "en")).toEqual([["advance.value", below]]);
  });

  test.each([
    ["the advance that lowers it", { advanceHundredths: 15_000, ownFundsCents: 100 }, "advance.value"],
    ["own funds that lower it", { advanceHundredths: 0, ownFundsCents: 15_000 }, "ownFunds"],
    ["goods that cost too little", { advanceHundredths: 0 }, "goods", 99_901],
    ["goods that cost too little, whatever is paid in advance", { advanceHundredths: 15_000 }, "goods", 99_901],
  ])(
    "F-269: a sum below the variant's own is told where it can be mended: %s",
    (_where, credit, field, from = 90_000) => {
      const application = withVariants([variant({ sumFromCents: from })], 11);
      expect(findings({ ...application, credit: { ...application.credit, ...credit } })).toEqual([
        `${field} money.creditMin`,
      ]);
    },
  );

  test.each(["lt", "en"] as const)(
    "F-416: a finding names the variant in the language of the page (%s)",
    (language) => {
      const [, issue] = texts(withVariants([variant({ id: 14, promotional: true })], 14, [phone]), language)[0] ?? [];
      expect(issue).toEqual({
        key: "conditions.promotionNotListed",
        params: { variant: language === "lt" ? "Standartas" : "Standard" },
      });
    },
  );

  test.each([
    [5, true, ["winterPayments credit.winterMonths"]],
    [6, true, []],
    [5, false, []],
  ])("F-278: smaller winter payments over %i months, ticked: %s", (durationMonths, lowerWinterPayments, expected) => {
    const application = withVariants([variant({ winterPayments: true, durationFromMonths: 3 })], 11);
    const credit = { ...application.credit, durationMonths, lowerWinterPayments };
    expect(findings({ ...application, credit })).toEqual(expected);
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

  test("rate and fees are no fields of the form: posted values are ignored", () => {
    const values = creditSchema.parse({ ...typed, annualRatePercent: "0", contractFeeCents: "0", adminFeeCents: "0" });
    expect(Object.keys(values).join(" ")).toBe(
      "item variant duration paymentDay sum advance ownFunds transferToClient winterPayments",
    );
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

  test("F-269: a sum above the variant's own is told at what raises it: the money for the client", () => {
    const limits = variant({ sumToCents: 50_000 });
    const application = withVariants([limits], 11);
    expect(findings(application)).toEqual(["advance.value money.creditMax"]);
    const credit = { ...application.credit, transferToClientCents: 10_000 };
    expect(findings({ ...application, credit })).toEqual(["transferToClient money.creditMax"]);
  });

  test("F-278: a winter tick with a variant that has none is told at the tick, not taken off", () => {
    const values = creditSchema.parse({ ...typed, ownFunds: "", transferToClient: "" });
    const without = creditStep.apply(withVariants([variant()], 11), values);
    expect([without.credit.lowerWinterPayments, findings(without)]).toEqual([
      true,
      ["winterPayments credit.winterVariant"],
    ]);
    const offered = creditStep.apply(withVariants([variant({ winterPayments: true })], 11), values);
    expect([offered.credit.lowerWinterPayments, findings(offered)]).toEqual([true, []]);
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
