import { describe, expect, test } from "vitest";
import type { CalculatorPage } from "~/features/calculator/calculator-page.server.ts";
import { DurationPrices } from "~/features/calculator/duration-prices.tsx";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const PRICES = [
  {
    durationMonths: 6,
    paymentCount: 6,
    monthlyPaymentCents: 17_500,
    totalPayableCents: 105_000,
    totalCostCents: 5_000,
    aprPercent: "18.01",
  },
  {
    durationMonths: 12,
    paymentCount: 12,
    monthlyPaymentCents: 9_000,
    totalPayableCents: 108_000,
    totalCostCents: 8_000,
    aprPercent: "15.2",
  },
  {
    durationMonths: 84,
    paymentCount: 79,
    monthlyPaymentCents: 2_000,
    totalPayableCents: 158_000,
    totalCostCents: 58_000,
    aprPercent: null,
  },
];

const page = (changes: Partial<CalculatorPage> = {}): CalculatorPage => ({
  form: "extended",
  typed: { price: "1000", variant: "11", months: "12" },
  errors: {},
  choices: { variants: [], insurance: [], groups: [], warranties: [], hasWarranty: false, hasWinterPayments: false },
  staleSince: null,
  isUnavailable: false,
  result: {
    basis: {
      variantId: 11,
      title: { lt: "Standartas", en: "Standard" },
      contractType: 3,
      annualRatePercent: "12.90",
      priceCents: 100_000,
      warrantyCents: 0,
      advanceCents: 0,
      ownFundsCents: 0,
      sumCents: 100_000,
      paymentDay: 15,
      aloneUpToCents: null,
    },
    prices: PRICES,
    unpriced: [],
    schedule: null,
    chosenMonths: 12,
    notice: null,
    isNotOffered: false,
    decision: null,
  },
  mayApply: true,
  isLimited: false,
  hasFile: true,
  ...changes,
});

async function draw(changes: Partial<CalculatorPage> = {}, language: "lt" | "en" = "lt") {
  const drawn = page(changes);
  if (drawn.result === null) throw new Error("There is nothing to draw.");
  return renderUi(<DurationPrices page={drawn} result={drawn.result} />, { language });
}
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
async function cells(markup: Promise<string>): Promise<string[][]> {
  const all = findElements(await markup, "//tbody//th | //tbody//td").map((cell) => plain(textOf(cell)));
  const width = all.length / PRICES.length;
  return PRICES.map((_price, row) => all.slice(row * width, (row + 1) * width));
}

describe("F-391, F-393: the table of a calculation by durations", () => {
  test("has payment, total, cost and annual rate of each duration; a rate that is not computed is a dash", async () => {
    expect(await cells(draw())).toEqual([
      ["6 mėn.", "175,00 €", "1 050,00 €", "50,00 €", "18,01 %"],
      ["12 mėn.", "90,00 €", "1 080,00 €", "80,00 €", "15,20 %"],
      ["84 mėn. (79 įmokos)", "20,00 €", "1 580,00 €", "580,00 €", "–"],
    ]);
  });

  test("F-279: an insurance has its own column and is no cost of the credit: the figures are those of the schedule below", async () => {
    const { result } = page();
    if (result === null) throw new Error("There is nothing to draw.");
    const prices = PRICES.map((price) => ({ ...price, totalCostCents: price.totalPayableCents - 102_000 }));
    const markup = draw({ result: { ...result, prices } });
    expect((await cells(markup))[1]).toEqual(["12 mėn.", "90,00 €", "1 080,00 €", "60,00 €", "20,00 €", "15,20 %"]);
    const heads = findElements(await markup, "//thead//th").map((cell) => plain(textOf(cell)));
    expect(heads.slice(2, 5)).toEqual(["Bendra mokama suma su draudimu", "Kredito kaina", "Draudimo įmokos"]);
  });

  test("an older back end tells no cost: all that is paid beyond the sum counts", async () => {
    const { result } = page();
    if (result === null) throw new Error("There is nothing to draw.");
    const prices = PRICES.map((price) => ({ ...price, totalCostCents: null }));
    expect(await cells(draw({ result: { ...result, prices } }))).toEqual(await cells(draw()));
  });

  test("F-278: a duration without a row is named with its reason, those of one reason together", async () => {
    const { result } = page();
    if (result === null) throw new Error("There is nothing to draw.");
    const winter = { lt: "žiemos įmoka nepadengtų palūkanų", en: "the winter payment would not cover the interest" };
    const small = { lt: "įmoka per maža", en: "the payment is too small" };
    const unpriced = [
      { durationMonths: 48, reason: small },
      { durationMonths: 60, reason: small },
      { durationMonths: 84, reason: winter },
    ];
    const notes = async (language: "lt" | "en") =>
      findElements(await draw({ result: { ...result, unpriced } }, language), "//p[@class='note']").map((note) =>
        plain(textOf(note)),
      );
    expect(await notes("lt")).toEqual([
      "Nesiūlome 48, 60 mėn. kredito: įmoka per maža.",
      "Nesiūlome 84 mėn. kredito: žiemos įmoka nepadengtų palūkanų.",
    ]);
    expect((await notes("en"))[1]).toBe("Not offered for 84 months: the winter payment would not cover the interest.");
  });

  test("each duration leads to its own schedule and keeps the rest of the address", async () => {
    const links = findElements(await draw(), "//tbody//a").map((link) => attributeOf(link, "href"));
    expect(links[0]).toBe("/spreadsheet?form=extended&price=1000&variant=11&months=6");
    const limited = findElements(await draw({ isLimited: true, hasFile: false }), "//a");
    expect(limited.map((link) => attributeOf(link, "href")?.split("&")[0])).toEqual(
      Array.from(PRICES, () => "/login/url?r=spreadsheet"),
    );
  });

  test("the picture is drawn on the server and named in words, the chosen duration marked in both", async () => {
    const markup = await draw({}, "en");
    expect(findElements(markup, "//figure//li[@class='chosen']")).toHaveLength(1);
    expect(findElements(markup, "//tr[@class='on']")).toHaveLength(1);
    const [figure] = findElements(markup, "//figure");
    expect(figure && attributeOf(figure, "aria-label")).toBe("Monthly payment and total to pay by duration");
  });
});
