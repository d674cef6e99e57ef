import { describe, expect, test } from "vitest";
import {
  creditAmounts,
  fundingRefusals,
  warrantyTotal,
  type Advance,
  type CreditBasis,
  type FundingRefusal,
} from "../../../backend/src/rules/credit-amounts.ts";

const insuredTv = { priceCents: 90_000, quantity: 1, isInsured: true, warrantySumCents: 9_900 };
const cables = { priceCents: 5_000, quantity: 2, isInsured: false, warrantySumCents: 700 };
const basis: CreditBasis = { lines: [insuredTv, cables], isExtendedWarrantyAllowed: true };

describe("F-268: from the price of the goods to the credit", () => {
  test("the warranty of insured goods is added, advance and own funds are taken off, the transfer is added", () => {
    const advance: Advance = { kind: "percent", percent: "10" };
    const amounts = creditAmounts({ ...basis, advance, ownFundsCents: 5_000, transferToClientCents: 20_000 });
    expect(amounts).toEqual({
      goodsTotalCents: 100_000,
      warrantyTotalCents: 9_900,
      advanceCents: 10_000,
      creditSumCents: 114_900,
    });
  });

  test("without a part of the client's own the credit is the price and the warranties", () => {
    expect(creditAmounts(basis)).toMatchObject({ advanceCents: 0, creditSumCents: 109_900 });
  });

  test("F-239: without an allowed extended warranty it costs nothing, even when ticked", () => {
    expect(warrantyTotal([insuredTv], false)).toBe(0);
    expect(warrantyTotal([insuredTv, { ...insuredTv, quantity: 2 }, cables], true)).toBe(29_700);
  });
});

describe("F-243, F-244: own funds and advance", () => {
  const amount = (amountCents: number): Advance => ({ kind: "amount", amountCents });
  const percent = (value: string): Advance => ({ kind: "percent", percent: value });

  test.each<[string, Partial<CreditBasis>, FundingRefusal[]]>([
    ["own funds of the whole price", { ownFundsCents: 100_000 }, []],
    ["own funds a cent above it", { ownFundsCents: 100_001 }, ["ownFundsAboveGoods"]],
    ["negative own funds", { ownFundsCents: -1 }, ["ownFundsAboveGoods"]],
    ["an advance of the whole price", { advance: amount(100_000) }, []],
    ["an advance a cent above it", { advance: amount(100_001) }, ["advanceInvalid"]],
    ["a negative advance", { advance: amount(-1) }, ["advanceInvalid"]],
    ["an advance of nothing", { advance: amount(0) }, []],
    ["0 %", { advance: percent("0") }, []],
    ["99.99 %", { advance: percent("99.99") }, []],
    ["100 %", { advance: percent("100") }, []],
    ["more than 100 %", { advance: percent("100.01") }, ["advanceInvalid"]],
    ["a negative percent", { advance: percent("-0.01") }, ["advanceInvalid"]],
  ])("%s", (_, change, refusals) => {
    expect(fundingRefusals({ ...basis, ...change })).toEqual(refusals);
  });
});
