import { describe, expect, test } from "vitest";
import type { CreditTerms } from "../../../backend/src/documents/contract-data.ts";
import { formatAmount } from "../../../backend/src/documents/format/lithuanian.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { countPages, readLines, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const VECTORS = Array.from({ length: 22 }, (_, index) => `SP-${String(index + 1).padStart(2, "0")}`);
const AMOUNT = String.raw`\d{1,3}(?: \d{3})*,\d{2}`;
const ROW = new RegExp(String.raw`^(\d+) (\d{4}-\d{2}-\d{2}) ((?:${AMOUNT} ?){7})$`);
const TOTAL = new RegExp(String.raw`^Iš viso ((?:${AMOUNT} ?){6})$`);

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

describe("payment schedule", () => {
  test.each(VECTORS)("F-279: %s is printed row by row, and every column adds up to the printed total", async (id) => {
    const schedule = getVectorSchedule(id);
    const { rows, total } = await readSchedule(id, { contractFeeMode: id === "SP-12" ? "upfront" : "spread" });
    expect(rows.map((row) => [row.number, row.dueDate, ...row.amounts])).toEqual(
      schedule.rows.map((row) => [
        row.no,
        row.dueDate,
        row.principalCents,
        row.interestCents,
        row.contractFeeCents,
        row.adminFeeCents,
        row.insuranceCents,
        row.totalCents,
        row.balanceCents,
      ]),
    );
    const upfront = [0, 0, schedule.upfrontFeeCents, 0, 0, schedule.upfrontFeeCents];
    expect(total).toEqual(
      upfront.map((fee, column) => rows.reduce((sum, row) => sum + (row.amounts[column] ?? 0), fee)),
    );
    expect(total.at(-1)).toBe(schedule.totalPayableCents);
  });

  test("F-279: a fee paid on the day of the contract stands above the first payment", async () => {
    const { lines } = await readSchedule("SP-12", { contractFeeMode: "upfront" });
    expect(lines).toContain("2026-11-20 0,00 0,00 30,00 0,00 0,00 30,00 750,00");
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

  test("F-266: monthly payment, APR and total are those of the schedule to the cent", async () => {
    const schedule = getVectorSchedule("SP-02");
    const { pdf } = await readSchedule("SP-02");
    const text = readText(pdf);
    expect(text).toContain("BVKKMN 23,30 %");
    expect(text).toContain(`mokama suma ${formatAmount(schedule.totalPayableCents).replaceAll("\u00a0", " ")} €`);
  });
});
