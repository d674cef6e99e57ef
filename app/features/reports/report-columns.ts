import { parseDecimalMoney } from "~/domain/money.ts";
import type { ColumnKind, ListColumn } from "~/lists/list-columns.ts";
import type { Report, ReportRow } from "~/services/report-types.ts";

/** Tipas of a column; what we do not know is a text. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  SKAICIUS: "integer",
  PARAISKA: "integer",
  SUMA: "money",
  DATA: "day",
};

/** The column that holds numbers of applications, which are links on the page. */
export const APPLICATION_TYPE = "PARAISKA";

/** The columns of a report, on the page and in its file; their titles come with it. */
export const reportColumns = ({ columns }: Pick<Report, "columns">): ListColumn<ReportRow, null>[] =>
  columns.map(({ type }, index) => {
    const kind = KINDS[type] ?? "text";
    return {
      kind,
      value: (row) => {
        const cell = row[index] ?? null;
        if (cell === null || kind === "text" || kind === "day") return cell;
        return kind === "money" ? parseDecimalMoney(cell) : Number(cell);
      },
    };
  });
