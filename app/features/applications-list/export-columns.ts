import type { ContractListRow } from "~/services/contract-types.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import type { ListView } from "./list-view.ts";
import { findNextStep } from "./next-step.ts";
import {
  buyerNameOf,
  ROW_COLUMN_NAMES,
  ROW_COLUMNS,
  type ColumnKind,
  type RowColumn,
  type RowColumnName,
} from "./row-columns.ts";
import type { RowLabels } from "./row-labels.server.ts";
import type { CellFormat, SheetColumn } from "./sheet-column.ts";

const FORMATS: Record<ColumnKind, CellFormat> = {
  text: "text",
  longText: "text",
  account: "text",
  personalCode: "text",
  integer: "integer",
  money: "money",
  day: "day",
};

/** Width in characters of a column by what it holds. */
const WIDTHS: Record<ColumnKind, number> = {
  text: 18,
  longText: 40,
  account: 24,
  personalCode: 14,
  integer: 10,
  money: 12,
  day: 12,
};

/** Which table of the screen the file repeats. */
export type ExportView = Pick<ListView, "tab" | "columns"> & {
  /** Sellers see their own shop only: the short table has no column of sellers for them (F-172). */
  showsSellers: boolean;
};

/** What the tables show besides the fields of a row. */
type TableColumnName = "buyer" | "nextStep";
type ExportColumnName = RowColumnName | TableColumnName;
export type ExportHeader = `columns.${RowColumnName}` | `main.${TableColumnName}`;

/** The short table with the second lines of its cells as columns of their own, so that they can be ordered and filtered. */
const MAIN_COLUMNS = [
  "number",
  "contractNumber",
  "createdOn",
  "buyer",
  "personalCode",
  "creditSum",
  "durationMonths",
  "products",
] as const;
const SELLER_COLUMNS = ["sellerFullName", "shopName"] as const;
const LAST_MAIN_COLUMNS = ["status", "nextStep"] as const;

type ExportColumnOptions = { labels: RowLabels; header: (key: ExportHeader) => string; view: ExportView };

/** The columns that the screen shows (F-162): codes masked as there (F-171), accounts plain (F-170). */
export function exportColumns({ labels, header, view }: ExportColumnOptions): SheetColumn<ContractListRow>[] {
  return namesOf(view).map((name) => {
    const { kind, value } = columnOf(name, view);
    const convert = CONVERTERS[kind];
    return {
      header: header(isTableColumn(name) ? `main.${name}` : `columns.${name}`),
      format: FORMATS[kind],
      width: WIDTHS[kind],
      value: (row) => {
        const found = value(row, labels);
        return found === null || convert === undefined ? found : convert(found);
      },
    };
  });
}

const namesOf = ({ columns, showsSellers }: ExportView): ExportColumnName[] =>
  columns === "all"
    ? [...ROW_COLUMN_NAMES, "nextStep"]
    : [...MAIN_COLUMNS, ...(showsSellers ? SELLER_COLUMNS : []), ...LAST_MAIN_COLUMNS];

const isTableColumn = (name: ExportColumnName): name is TableColumnName => name === "buyer" || name === "nextStep";

function columnOf(name: ExportColumnName, { tab }: ExportView): RowColumn {
  if (name === "nextStep") return { kind: "text", value: (row, labels) => labels.nextStep(findNextStep(row, tab)) };
  return name === "buyer" ? { kind: "text", value: (row) => buyerNameOf(row) || null } : ROW_COLUMNS[name];
}

type Value = string | number;

const CONVERTERS: Partial<Record<ColumnKind, (value: Value) => Value>> = {
  money: (cents) => Number(cents) / 100,
  day: (day) => toSerialDay(String(day)),
  personalCode: (code) => maskPersonalCode(String(code)),
};

const MILLISECONDS_A_DAY = 86_400_000;
/** Day 0 of a spreadsheet, 30 December 1899, counted from 1970. */
const EPOCH_SERIAL_DAY = 25_569;

/** A day as spreadsheets count days, so that it can be sorted and filtered there. */
const toSerialDay = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY + EPOCH_SERIAL_DAY;
