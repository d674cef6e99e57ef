import { describe, expect, test } from "vitest";
import { OffersTable } from "../../../../app/features/application/steps/offers-table.tsx";
import { useOfferColumns } from "../../../../app/flows/credit-decision/offer-columns.tsx";
import type { Offers, ProposedOption } from "../../../../app/services/condition-types.ts";
import { DataTable } from "../../../../app/ui/data-table.tsx";
import { findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const OPTION: ProposedOption = {
  conditionVariantId: 11,
  title: { lt: "Standartas", en: "Standard" },
  promotional: false,
  durationMonths: 24,
  sumCents: 84_900,
  monthlyPaymentCents: 4_312,
  totalPayableCents: 103_488,
  overpaymentCents: 18_588,
  aprPercent: "23.34",
  annualRatePercent: "12.9",
  contractFeeCents: 1_274,
  adminFeeCents: 50,
  paymentCount: 24,
  dstiBeforePercent: "38.2",
  dstiAfterPercent: "40.01",
  result: "OK",
  reasons: [],
  cheapest: false,
};

function OfferRows({ options }: { options: ProposedOption[] }) {
  return (
    <DataTable
      caption="x"
      columns={useOfferColumns(options)}
      rows={options}
      rowKey={({ durationMonths }) => durationMonths}
    />
  );
}

async function cellsOf(change: Partial<ProposedOption>, language: "lt" | "en" = "lt") {
  const markup = await renderUi(<OfferRows options={[{ ...OPTION, ...change }]} />, { language });
  return findElements(markup, "//tbody/tr/*").map(textOf);
}

describe("F-266: what of an offer decides is told as exactly as it decides", () => {
  test("the total says what of it is paid beyond the credit, and the annual percentage rate of charge its interest", async () => {
    const cells = (await cellsOf({})).map((cell) => cell.replaceAll("\u00a0", " "));
    expect(cells).toEqual(expect.arrayContaining(["1 034,88185,88", "23,3 %12,9 %"]));
  });

  test("the payment of a month says which fee of the contract comes with it, also that there is none", async () => {
    expect(await cellsOf({})).toContain("43,1212,74");
    expect(await cellsOf({ contractFeeCents: 0 })).toContain("43,120,00");
  });

  test("a share of income has two decimals: 40,01 % is above the limit of 40 % and looks so", async () => {
    expect(await cellsOf({})).toContain("40,01 %");
    expect(await cellsOf({ dstiAfterPercent: "40" })).toContain("40,00 %");
    expect(await cellsOf({}, "en")).toContain("40.01%");
  });

  test("the annual percentage rate of charge has one, as the law has it", async () => {
    expect((await cellsOf({})).join()).toMatch(/,23,3\s%12,9/);
    expect((await cellsOf({}, "en")).join()).toContain("23.3%12.9");
  });

  test("F-256: the cheapest is called so where it can be had, and not where it is refused", async () => {
    const isCalled = async (result: string, others: ProposedOption[] = [{ ...OPTION, durationMonths: 36 }]) => {
      const options = [{ ...OPTION, cheapest: true, result }, ...others];
      return (await renderUi(<OfferRows options={options} />, { language: "lt" })).includes("Pigiausias");
    };
    expect([await isCalled("APPROVED"), await isCalled("NEEDS_APPROVAL"), await isCalled("REJECTED")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await isCalled("OK", [])).toBe(false);
  });

  test("without an income there is no share", async () => {
    expect((await cellsOf({ dstiAfterPercent: null })).at(-1)).toBe("–");
  });
});

test.each([
  ["an offer that can be had is marked", "OK", ["on"]],
  ["one that is refused only has its tick", "REJECTED", []],
] as const)("F-256: of the chosen offers %s", async (_what, result, classes) => {
  const offers = { options: [{ ...OPTION, result }] } as unknown as Offers;
  const markup = await renderUi(<OffersTable offers={offers} chosen="11-24" isEndless={false} />);
  expect(findElements(markup, "//tbody/tr[@class='on']").map(() => "on")).toEqual(classes);
  expect(findElements(markup, "//tbody//input[@checked]")).toHaveLength(1);
});

test("F-256, F-266: the decision stands right after what names the offer, and no head repeats the sign of its cells", async () => {
  const offers = { options: [OPTION] } as unknown as Offers;
  const heads = findElements(
    await renderUi(<OffersTable offers={offers} chosen="" isEndless={false} />),
    "//thead//th",
  );
  const words = heads.map(textOf);
  expect(words.slice(0, 3)).toEqual(["Trukmė", "Sprendimas", "Mėnesio įmoka, sutarties mokestis, €"]);
  expect(words.join()).not.toContain("%");
});
