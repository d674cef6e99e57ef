import type { Lender, Presentation } from "./contract-data.ts";
import { documentFrame } from "./document-frame.ts";
import { formatAmount, formatInstant } from "./format/lithuanian.ts";
import type { Block, TableColumn } from "./layout/blocks.ts";
import { facts, group, heading, numberColumn, paragraph, textColumn, title } from "./layout/make-block.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { fillText } from "./texts/fill-text.ts";
import english from "./texts/report.en.json" with { type: "json" };
import lithuanian from "./texts/report.lt.json" with { type: "json" };
import { parseCents } from "../rules/money.ts";

type CellType = "TEKSTAS" | "SKAICIUS" | "PARAISKA" | "SUMA" | "DATA";

/** A report as it is printed; the cells are texts of the wire. */
export interface PrintedReport {
  readonly language: "lt" | "en";
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly { readonly title: string; readonly type: CellType }[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** What it was asked with. */
  readonly parameters: Partial<Readonly<Record<keyof typeof lithuanian.parameters, string>>>;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly lender: Lender;
  readonly presentation: Presentation;
}

/** Widths relative to each other: nine columns fit beside each other so that no day and no sum breaks; a text may. */
const SHARES: Readonly<Record<CellType, number>> = { TEKSTAS: 58, SKAICIUS: 34, PARAISKA: 47, SUMA: 51, DATA: 54 };

/** Rows of more columns are printed one below the other, each as a list of facts. */
const TABLE_COLUMNS = 9;

function toColumn({ title: columnTitle, type }: PrintedReport["columns"][number]): TableColumn {
  const isNumeric = type !== "TEKSTAS" && type !== "DATA";
  return isNumeric ? numberColumn(columnTitle, SHARES[type]) : textColumn(columnTitle, SHARES[type]);
}

const TEXTS = { lt: lithuanian, en: english };

/** `37,970.30` for an English reader. */
const ENGLISH_AMOUNT = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const toAmount = (cents: number, language: PrintedReport["language"]): string =>
  language === "lt" ? formatAmount(cents) : ENGLISH_AMOUNT.format(cents / 100);

const toCell = (
  value: string | null,
  type: CellType | undefined,
  { language }: Pick<PrintedReport, "language">,
): string => (value === null || type !== "SUMA" ? (value ?? "") : toAmount(parseCents(value), language));

function subtitleOf({ language, parameters, rows, madeBy, madeAt }: PrintedReport): string {
  const texts = TEXTS[language];
  const asked = Object.entries(parameters).map(([name, value]) =>
    fillText(texts.parameters[name as keyof typeof texts.parameters], { value }),
  );
  const values = { parameters: asked.join(""), rows: String(rows.length), madeBy, madeAt: formatInstant(madeAt) };
  return fillText(texts.subtitle, values);
}

const cellsOf = (report: PrintedReport, row: PrintedReport["rows"][number]): string[] =>
  row.map((cell, index) => toCell(cell, report.columns[index]?.type, report));

function toTable(report: PrintedReport): Block {
  const rows = report.rows.map((row) => cellsOf(report, row));
  return { kind: "table", columns: report.columns.map(toColumn), hasHeader: true, rows, isDense: true, total: null };
}

function toRecords(report: PrintedReport): Block[] {
  return report.rows.map((row) => {
    const [name = "", ...cells] = cellsOf(report, row);
    const known = cells.map((cell, index): [string, string | null] => [
      report.columns[index + 1]?.title ?? "",
      cell === "" ? null : cell,
    ]);
    return group([heading(name), facts(known)]);
  });
}

/**
 * A report as a paper (F-389).
 * @returns the bytes of a PDF/A-2b file
 */
export function makeReportTable(report: PrintedReport): Promise<Uint8Array> {
  const { title: name, summary, lender, presentation } = report;
  return renderDocument({
    ...documentFrame({ title: name, runningTitle: name }, { reference: null, lender, presentation }),
    blocks: [
      title(name, subtitleOf(report)),
      paragraph(summary),
      ...(report.columns.length > TABLE_COLUMNS ? toRecords(report) : [toTable(report)]),
    ],
  });
}
