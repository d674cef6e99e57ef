import type { Lender, Presentation } from "./contract-data.ts";
import { documentFrame } from "./document-frame.ts";
import { formatAmount, formatInstant } from "./format/lithuanian.ts";
import type { TableColumn } from "./layout/blocks.ts";
import { numberColumn, paragraph, textColumn, title } from "./layout/make-block.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/report.lt.json" with { type: "json" };
import { parseCents } from "../rules/money.ts";

type CellType = "TEKSTAS" | "SKAICIUS" | "PARAISKA" | "SUMA" | "DATA";

/** A report as it is printed; the cells are texts of the wire. */
export interface PrintedReport {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly { readonly title: string; readonly type: CellType }[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** What it was asked with. */
  readonly parameters: Partial<Readonly<Record<keyof typeof texts.parameters, string>>>;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly lender: Lender;
  readonly presentation: Presentation;
}

/** Widths relative to each other: a day must not break, a text may. */
const SHARES: Readonly<Record<CellType, number>> = { TEKSTAS: 74, SKAICIUS: 50, PARAISKA: 50, SUMA: 56, DATA: 58 };

function toColumn({ title: columnTitle, type }: PrintedReport["columns"][number]): TableColumn {
  const isNumeric = type !== "TEKSTAS" && type !== "DATA";
  return isNumeric ? numberColumn(columnTitle, SHARES[type]) : textColumn(columnTitle, SHARES[type]);
}

const toCell = (value: string | null, type: CellType | undefined): string =>
  value === null || type !== "SUMA" ? (value ?? "") : formatAmount(parseCents(value));

function subtitleOf({ parameters, rows, madeBy, madeAt }: PrintedReport): string {
  const asked = Object.entries(parameters).map(([name, value]) =>
    fillText(texts.parameters[name as keyof typeof texts.parameters], { value }),
  );
  const values = { parameters: asked.join(""), rows: String(rows.length), madeBy, madeAt: formatInstant(madeAt) };
  return fillText(texts.subtitle, values);
}

/**
 * A report as a paper (F-389).
 * @returns the bytes of a PDF/A-2b file
 */
export function makeReportTable(report: PrintedReport): Promise<Uint8Array> {
  const { columns, rows, title: name, summary, lender, presentation } = report;
  return renderDocument({
    ...documentFrame({ title: name, runningTitle: name }, { reference: null, lender, presentation }),
    blocks: [
      title(name, subtitleOf(report)),
      paragraph(summary),
      {
        kind: "table",
        columns: columns.map(toColumn),
        hasHeader: true,
        rows: rows.map((cells) => cells.map((cell, index) => toCell(cell, columns[index]?.type))),
        isDense: true,
        total: null,
      },
    ],
  });
}
