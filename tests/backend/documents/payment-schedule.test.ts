import { describe, expect, test } from "vitest";
import type { Schedule, ScheduleRow } from "../../../backend/src/rules/schedule-types.ts";
import type { CreditTerms } from "../../../backend/src/documents/contract-data.ts";
import { formatAmount } from "../../../backend/src/documents/format/lithuanian.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { countPages, readLines, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const VECTORS = Array.from({ length: 22 }, (_, index) => `SP-${String(index + 1).padStart(2, "0")}`);
const AMOUNT = String.raw`\d{1,3}(?: \d{3})*,\d{2}`;
const ROW = new RegExp(String.raw`^(\d+) (\d{4}-\d{2}-\d{2}) ((?:${AMOUNT} ?){4,7})$`);
const TOTAL = new RegExp(String.raw`^Iš viso ((?:${AMOUNT} ?){3,6})$`);

const toCents = (amount: string) => Number(amount.replace(/[ ,]/g, ""));
const toAmounts = (cells: string) => [...cells.matchAll(new RegExp(AMOUNT, "g"))].map(([amount]) => toCents(amount));

async function readSchedule(id: string, terms: Partial<CreditTerms> = {}) {
  const pdf = await makePaymentSchedule({
    ...CONTRACT,
    terms: { ...CONTRACT.terms, ...terms },
    schedule: getVectorSchedule(id),
  });
  const lines = readLines(pdf);
  const rows = lines.flatMap((line) => {
    const match = ROW.exec(line);
    return match === null ? [] : [{ number: Number(match[1]), dueDate: match[2], amounts: toAmounts(match[3] ?? "") }];
  });
  const total = lines.map((line) => TOTAL.exec(line)).find((match) => match !== null);
  return { pdf, lines, rows, total: toAmounts(total?.[1] ?? "") };
}

/** Columns of charges are printed only when something is paid under them. */
function printedColumns({ rows, upfrontFeeCents }: Schedule): ((row: ScheduleRow) => number)[] {
  const isPaid = (amountOf: (row: ScheduleRow) => number) => rows.some((row) => amountOf(row) > 0);
  const charges = [
    upfrontFeeCents > 0 ? () => 1 : (row: ScheduleRow) => row.contractFeeCents,
    (row: ScheduleRow) => row.adminFeeCents,
    (row: ScheduleRow) => row.insuranceCents,
  ];
  const amounts = [
    (row: ScheduleRow) => row.contractFeeCents,
    (row: ScheduleRow) => row.adminFeeCents,
    (row: ScheduleRow) => row.insuranceCents,
  ];
  return [
    (row) => row.principalCents,
    (row) => row.interestCents,
    ...amounts.filter((_, index) => isPaid(charges[index] ?? (() => 0))),
    (row) => row.totalCents,
    (row) => row.balanceCents,
  ];
}

describe("payment schedule", () => {
  test.each(VECTORS)("F-279: %s is printed row by row, and every column adds up to the printed total", async (id) => {
    const schedule = getVectorSchedule(id);
    const { rows, total } = await readSchedule(id, { contractFeeMode: id === "SP-12" ? "upfront" : "spread" });
    expect(rows.map((row) => [row.number, row.dueDate, ...row.amounts])).toEqual(
      schedule.rows.map((row) => [row.no, row.dueDate, ...printedColumns(schedule).map((amountOf) => amountOf(row))]),
    );
    const sums = total.map((_, column) => rows.reduce((sum, row) => sum + (row.amounts[column] ?? 0), 0));
    const fee = schedule.upfrontFeeCents;
    expect(total).toEqual(sums.map((sum, column) => (column === 2 || column === sums.length - 1 ? sum + fee : sum)));
    expect(total.at(-1)).toBe(schedule.totalPayableCents);
  });

  test("F-279: a fee paid on the day of the contract stands above the first payment", async () => {
    const { lines } = await readSchedule("SP-12", { contractFeeMode: "upfront" });
    expect(lines).toContain("2026-11-20 0,00 0,00 30,00 30,00 750,00");
  });

  test("F-280: 72 payments repeat the column titles on every page", async () => {
    const { pdf } = await readSchedule("SP-20");
    requireCleanSyntax(pdf);
    const pages = countPages(pdf);
    expect(pages).toBeGreaterThan(1);
    const pagesWithRows = Array.from({ length: pages }, (_, index) => readText(pdf, index + 1)).filter((text) =>
      /20\d\d-\d\d-01 /.test(text),
    );
    for (const text of pagesWithRows) expect(text).toContain("Mokėjimo data");
  });

  test.each([60, 66, 68, 70, 72, 120])("F-279: %i payments are followed by a summary on one page", async (count) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...(CONTRACT.schedule.rows[index % 24] as ScheduleRow),
      no: index + 1,
    }));
    const pdf = await makePaymentSchedule({ ...CONTRACT, schedule: { ...CONTRACT.schedule, rows } });
    const texts = Array.from({ length: countPages(pdf) }, (_, index) => readText(pdf, index + 1));
    const summary = texts.find((text) => text.includes("Suvestinė")) ?? "";
    expect(summary).toContain("Grąžinama kredito suma");
    expect(summary).toContain("Bendra vartojimo kredito gavėjo mokama suma");
    expect(summary).toContain("į grafiką neįtraukti");
  });

  test("F-266: monthly payment, APR and total are those of the schedule to the cent", async () => {
    const schedule = getVectorSchedule("SP-02");
    const { pdf } = await readSchedule("SP-02");
    const text = readText(pdf);
    expect(text).toContain("BVKKMN 23,30 %");
    expect(text).toContain(`mokama suma ${formatAmount(schedule.totalPayableCents).replaceAll("\u00a0", " ")} €`);
  });
});
