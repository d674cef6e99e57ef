import type { ContractListRow } from "~/services/contract-types.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import { ROW_COLUMN_NAMES, ROW_COLUMNS, type ColumnKind, type RowColumnName } from "./row-columns.ts";
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

type ExportColumnOptions = {
  labels: RowLabels;
  header: (name: RowColumnName) => string;
  /** Whether the reader may open the applications themselves, where the code stands in full; others get it masked. */
  fullPersonalCodes: boolean;
};

/** Every field of a row as a column of the export (F-551), accounts plain (F-170). */
export function exportColumns({
  labels,
  header,
  fullPersonalCodes,
}: ExportColumnOptions): SheetColumn<ContractListRow>[] {
  return ROW_COLUMN_NAMES.map((name) => {
    const { kind, value } = ROW_COLUMNS[name];
    const convert = converterOf(kind, fullPersonalCodes);
    return {
      header: header(name),
      format: FORMATS[kind],
      width: WIDTHS[kind],
      value: (row) => {
        const found = value(row, labels);
        return found === null ? null : convert(found);
      },
    };
  });
}

type Value = string | number;

function converterOf(kind: ColumnKind, fullPersonalCodes: boolean): (value: Value) => Value {
  if (kind === "money") return (cents) => Number(cents) / 100;
  if (kind === "day") return (day) => toSerialDay(String(day));
  if (kind === "personalCode" && !fullPersonalCodes) return (code) => maskPersonalCode(String(code));
  return (value) => value;
}

const MILLISECONDS_A_DAY = 86_400_000;
/** Day 0 of a spreadsheet, 30 December 1899, counted from 1970. */
const EPOCH_SERIAL_DAY = 25_569;

/** A day as spreadsheets count days, so that it can be sorted and filtered there. */
const toSerialDay = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY + EPOCH_SERIAL_DAY;
