import { expect, test } from "vitest";
import { ScheduleTable } from "../../../../app/features/application/schedule-table.tsx";
import type { Schedule, SchedulePayment } from "../../../../app/services/schedule-types.ts";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

/** The nth payment, the first in November 2026. */
function payment(number: number): SchedulePayment {
  const month = 10 + number - 1;
  const dueOn = `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`;
  const parts = { contractFeeCents: 0, adminFeeCents: 50, insuranceCents: 0, balanceCents: 0 };
  return { number, dueOn, principalCents: 1_000, interestCents: 100, totalCents: 1_150, ...parts };
}

function scheduleOf(months: number): Schedule {
  const payments = Array.from({ length: months }, (_, index) => payment(index + 1));
  return {
    sumCents: months * 1_000,
    durationMonths: months,
    conditionVariantId: 11,
    firstPaymentOn: payments[0]?.dueOn ?? "",
    lastPaymentOn: payments.at(-1)?.dueOn ?? "",
    monthlyPaymentCents: 1_150,
    lastPaymentCents: 1_150,
    totalPayableCents: months * 1_150,
    interestCents: months * 100,
    contractFeeCents: 0,
    adminFeeCents: months * 50,
    insuranceCents: 0,
    totalCostCents: months * 150,
    annualRatePercent: "12.90",
    aprPercent: "18.20",
    payments,
  };
}

const draw = (months: number, language: "lt" | "en" = "lt", limit: "account" | "card" | null = null) =>
  renderUi(
    <ScheduleTable
      printed={{ day: "2026-11-30", by: "Jonas Pardavėjas" }}
      applicationId={7}
      buyerName="Emilija Išgalvotaitė"
      schedule={scheduleOf(months)}
      limit={limit}
      printable
    />,
    { language },
  );

test("F-279: the page says whose schedule it is, and its annual percentage rate", async () => {
  const html = await draw(6);
  expect(html).toContain("Emilija Išgalvotaitė");
  expect(html.replaceAll("\u00a0", " ")).toContain("<dt>BVKKMN</dt><dd>18,20 %</dd>");
});

test("F-279: a long schedule is parted by years, the first unfolded; every payment stands once, in a table with its heads, the sums at the end", async () => {
  const html = await draw(60);
  const years = findElements(html, "//details");
  expect(years.map((year) => attributeOf(year, "open"))).toEqual(["", null, null, null, null, null]);
  expect(years.map(textOf).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "2026 m. – 2 mokėjimai, 23,00 €",
    "2027 m. – 12 mokėjimų, 138,00 €",
    "2028 m. – 12 mokėjimų, 138,00 €",
    "2029 m. – 12 mokėjimų, 138,00 €",
    "2030 m. – 12 mokėjimų, 138,00 €",
    "2031 m. – 10 mokėjimų, 115,00 €",
  ]);
  const numbers = findElements(html, "//table/tbody/tr/td[1]").map(textOf);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)));
  const captions = findElements(html, "//table/caption").map(textOf);
  expect(captions).toEqual(["2026 m.", "2027 m.", "2028 m.", "2029 m.", "2030 m.", "2031 m."]);
  expect(findElements(html, "//table[not(thead/tr/th)]")).toEqual([]);
  expect(findElements(html, "//tfoot")).toHaveLength(1);
  expect(findElements(html, "(//table)[last()]/tfoot")).toHaveLength(1);
});

test("F-279: each sum is named by its column, where a phone does not show the heads", async () => {
  const sums = findElements(await draw(60), "//tfoot//td").map((cell) => [
    attributeOf(cell, "data-label"),
    textOf(cell),
  ]);
  expect(sums).toEqual([
    ["Grąžinama kredito dalis, €", "600,00"],
    ["Palūkanos, €", "60,00"],
    ["Administravimo mokestis, €", "30,00"],
    ["Įmoka, €", "690,00"],
    [null, ""],
  ]);
});

test("F-279: a schedule of a year stays one table", async () => {
  const html = await draw(12);
  expect([findElements(html, "//details").length, findElements(html, "//table").length]).toEqual([0, 1]);
});

test("F-279: in English the years are named so as well", async () => {
  const [first] = findElements(await draw(13, "en"), "//details").map(textOf);
  expect(first).toBe("2026 – 2 payments, €23.00");
});

test("F-271: the payments of a card are an example under the APR assumption, those of an account assume that all is drawn", async () => {
  const card = await draw(12, "lt", "card");
  expect(textOf(findElements(card, "//h1")[0]!)).toContain("Pavyzdys pagal BVKKMN prielaidą");
  expect(textOf(findElements(card, "//p[@class='note']")[0]!)).toContain("neterminuotas kredito limitas");
  const account = await draw(24, "en", "account");
  expect(textOf(findElements(account, "//h1")[0]!)).toContain("Payment schedule");
  expect(textOf(findElements(account, "//p[@class='note']")[0]!)).toContain("limit of a credit account");
  expect(findElements(await draw(24), "//p[@class='note']")).toEqual([]);
});

test("F-279: a printed schedule says when and by whom it was printed, and leaves its chart to the screen", async () => {
  const html = await draw(6);
  expect(html).toMatch(/<p class="paper" hidden="">Išspausdinta 2026-11-30, Jonas Pardavėjas<\/p>/);
  expect(html).toMatch(/<div class="scr"><figure class="chart">/);
});
