import { expect, test } from "vitest";
import { ScheduleChart } from "../../../../app/flows/schedule/schedule-chart.tsx";
import type { Schedule, SchedulePayment } from "../../../../app/services/schedule-types.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const payment = (number: number, principalCents: number, interestCents: number): SchedulePayment => ({
  number,
  dueOn: `2026-0${number}-15`,
  principalCents,
  interestCents,
  contractFeeCents: 0,
  adminFeeCents: 50,
  insuranceCents: 0,
  totalCents: principalCents + interestCents + 50,
  balanceCents: 0,
});

const payments = [payment(1, 9_000, 950), payment(2, 4_500, 450)];

const SCHEDULE: Schedule = {
  sumCents: 13_500,
  durationMonths: 2,
  conditionVariantId: 11,
  firstPaymentOn: "2026-01-15",
  lastPaymentOn: "2026-02-15",
  monthlyPaymentCents: 10_000,
  lastPaymentCents: 5_000,
  totalPayableCents: 15_000,
  interestCents: 1_400,
  contractFeeCents: 0,
  adminFeeCents: 100,
  insuranceCents: 0,
  totalCostCents: 1_500,
  annualRatePercent: "12.90",
  aprPercent: "18.20",
  payments,
};

const heights = (html: string, part: number) =>
  [
    ...html.matchAll(
      new RegExp(`class="part-${part}" x="[\\d.]+" y="[\\d.]+" width="[\\d.]+" height="([\\d.]+)"`, "g"),
    ),
  ].map(([, height]) => Number(height));

test("F-279: the picture of a schedule has a column for each payment, as high as the payment, divided into its parts", async () => {
  const html = await renderUi(<ScheduleChart schedule={SCHEDULE} />);
  expect(heights(html, 1)).toEqual([90, 45]);
  expect(heights(html, 2)).toEqual([9.5, 4.5]);
  expect(heights(html, 3)).toEqual([0.5, 0.5]);
  expect(html).toContain("<title>2026-01-15: 100,00\u00A0€</title>");
});

test("F-279: a part that no payment has is not in the legend, and the picture says in words what it shows", async () => {
  const html = await renderUi(<ScheduleChart schedule={SCHEDULE} />);
  expect(html).toContain("Palūkanos");
  expect(html).not.toContain("Draudimas");
  expect(html).toContain('aria-label="2 įmokos: iš viso 150,00\u00A0€, iš jų 15,00\u00A0€ – kredito kaina"');
});

test("F-279: with an insurance the figures add up: the credit, its cost, the premiums, and the total with them", async () => {
  const html = await renderUi(
    <ScheduleChart schedule={{ ...SCHEDULE, insuranceCents: 700, totalPayableCents: 15_700 }} />,
  );
  const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(words).toContain(
    "Kredito suma 135,00 € Bendra kredito kaina 15,00 € Draudimo įmokos 7,00 € Bendra mokama suma su draudimu 157,00 €",
  );
});
