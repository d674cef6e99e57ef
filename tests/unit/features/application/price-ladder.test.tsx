import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PriceLadder } from "../../../../app/features/application/price-ladder.tsx";
import { CREDIT } from "../../../../app/features/application/forms/credit-form.ts";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const PRICES = [
  {
    durationMonths: 12,
    paymentCount: 12,
    monthlyPaymentCents: 9_000,
    totalPayableCents: 108_000,
    totalCostCents: 8_000,
    aprPercent: "15.20",
  },
  {
    durationMonths: 24,
    paymentCount: 24,
    monthlyPaymentCents: 4_800,
    totalPayableCents: 115_200,
    totalCostCents: 15_200,
    aprPercent: "14.80",
  },
  {
    durationMonths: 36,
    paymentCount: 36,
    monthlyPaymentCents: 3_500,
    totalPayableCents: 126_000,
    totalCostCents: 26_000,
    aprPercent: "14.60",
  },
];

const draw = (chosenMonths: number | null = 24, prices = PRICES, language: "lt" | "en" = "lt") =>
  renderUi(
    <PriceLadder
      form={CREDIT.form}
      choose={() => false}
      prices={prices}
      creditSumCents={100_000}
      chosenMonths={chosenMonths}
    />,
    { language },
  );

const never = (): never => {
  throw new Error("The ladder has no rows.");
};
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const textsOf = async (markup: Promise<string>, path: string) =>
  findElements(await markup, path).map((element) => plain(textOf(element)));

describe("F-266: the price ladder", () => {
  test("on a phone the chosen row has its total like the others: the word for it alone gives way", async () => {
    expect(await textsOf(draw(), "//figure//*[local-name()='tspan']")).toEqual(["– pasirinkta"]);
    const css = readFileSync(new URL("../../../../app/styles/charts.css", import.meta.url), "utf8");
    const hidden = [...css.matchAll(/((?:\.pairs|tspan)[^{}]*)\{[^{}]*display: none/g)].map(([, selector = ""]) =>
      selector.trim(),
    );
    expect(hidden).toEqual(["tspan"]);
  });

  test("has a row for each duration with its payment and its total, the chosen one marked in words", async () => {
    expect(await textsOf(draw(), "//figure//*[local-name()='text']")).toEqual([
      "12 mėn. po 90,00 €",
      "iš viso 1 080,00 €",
      "24 mėn. po 48,00 € – pasirinkta",
      "iš viso 1 152,00 €",
      "36 mėn. po 35,00 €",
      "iš viso 1 260,00 €",
    ]);
    expect(findElements(await draw(), "//*[@class='chosen']")).toHaveLength(1);
    expect(findElements(await draw(null), "//*[@class='chosen']")).toHaveLength(0);
  });

  test("L-2.3: a duration whose schedule ends earlier says after how many payments", async () => {
    const early = [
      ...PRICES,
      {
        durationMonths: 84,
        paymentCount: 79,
        monthlyPaymentCents: 2_000,
        totalPayableCents: 158_000,
        totalCostCents: 58_000,
        aprPercent: "14.10",
      },
    ];
    expect(await textsOf(draw(84, early), "//*[local-name()='text']")).toContain(
      "84 mėn. (79 įmokos) po 20,00 € – pasirinkta",
    );
    expect(await textsOf(draw(84, early), "//tr[@class='on']/th")).toEqual(["84 mėn. (79 įmokos)"]);
  });

  test("its bars are as long as their figures: payments by the greatest payment, totals by the greatest total", async () => {
    const widthsOf = async (part: number) =>
      findElements(await draw(), `//figure//li//*[@class='part-${part}']`).map((rect) => attributeOf(rect, "width"));
    expect(await widthsOf(1)).toEqual(["100%", "53.3%", "38.9%"]);
    expect(await widthsOf(3)).toEqual(["79.4%", "79.4%", "79.4%"]);
    expect(await widthsOf(2)).toEqual(["6.3%", "12.1%", "20.6%"]);
  });

  test("says in words what it shows, and has a table with the same figures and the price of the credit", async () => {
    const [picture] = findElements(await draw(), "//figure");
    expect(plain(picture === undefined ? "" : attributeOf(picture, "aria-label"))).toBe(
      "Mėnesio įmoka ir bendra mokama suma pagal trukmę: nuo 12 mėn. po 90,00 € iki 36 mėn. po 35,00 €",
    );
    expect(await textsOf(draw(), "//tr[@class='on']/td")).toEqual(["48,00 €", "1 152,00 €", "152,00 €"]);
    expect(await textsOf(draw(24, PRICES, "en"), "//tr[@class='on']/td")).toEqual(["€48.00", "€1,152.00", "€152.00"]);
  });

  test("F-279: says what of the total is insurance, as the schedule does, and counts it to no cost of the credit", async () => {
    const insured = PRICES.map((price) => ({ ...price, totalCostCents: price.totalPayableCents - 105_000 }));
    expect(await textsOf(draw(24, insured), "//thead/tr/th")).toEqual([
      "Trukmė",
      "Mėnesio įmoka",
      "Bendra mokama suma su draudimu",
      "Kredito kaina",
      "Draudimo įmokos",
    ]);
    expect(await textsOf(draw(24, insured), "//tr[@class='on']/td")).toEqual([
      "48,00 €",
      "1 152,00 €",
      "102,00 €",
      "50,00 €",
    ]);
    expect(await textsOf(draw(24, insured), "//figcaption/span[last()]")).toEqual(["Kredito kaina ir draudimas"]);
    expect(await textsOf(draw(), "//figcaption/span[last()]")).toEqual(["Kredito kaina"]);
  });

  test("F-269: each row is a button that chooses its duration, called by its figures", async () => {
    const buttons = findElements(await draw(), "//figure//button[@type='submit']");
    expect(buttons.map((button) => attributeOf(button, "name"))).toEqual([
      "chooseDuration[12]",
      "chooseDuration[24]",
      "chooseDuration[36]",
    ]);
    const names = findElements(await draw(), "//figure//button/*[@role='img']");
    expect(plain(attributeOf(names[0] ?? never(), "aria-label"))).toBe("12 mėn. po 90,00 €, iš viso 1 080,00 €");
  });

  test("a row above what a form's row number can say is shown, and its duration is typed", async () => {
    const long = [
      ...PRICES,
      {
        durationMonths: 120,
        paymentCount: 120,
        monthlyPaymentCents: 1_000,
        totalPayableCents: 190_000,
        totalCostCents: 90_000,
        aprPercent: "14.10",
      },
    ];
    expect(findElements(await draw(24, long), "//figure//li")).toHaveLength(4);
    expect(findElements(await draw(24, long), "//figure//button")).toHaveLength(3);
  });

  test("a single duration, and an older back end that gives none, has no ladder", async () => {
    expect(await draw(12, PRICES.slice(0, 1))).not.toContain("<section");
    expect(await draw(12, [])).not.toContain("<section");
  });
});
