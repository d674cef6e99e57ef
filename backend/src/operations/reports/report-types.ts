import type { Role } from "../../accounts/role.ts";
import type { Session } from "../../accounts/session.ts";
import type { OperationContext } from "../../context.ts";
import type { RefusalCode } from "../../wire/answer.ts";
import type { Bilingual, UserLanguage } from "../../wire/bilingual.ts";

/** Languages in which a report is written. */
export type ReportLanguage = UserLanguage;

export type { Bilingual } from "../../wire/bilingual.ts";

/** What a report may be asked with; the names are elements of the wire's `Parametrai`. */
export const PARAMETERS = ["DataNuo", "DataIki", "Data", "ParaiskosID"] as const;

export type ParameterName = (typeof PARAMETERS)[number];

/** What a column holds, as the wire's `Tipas` has it. */
export type CellType = "TEKSTAS" | "SKAICIUS" | "PARAISKA" | "SUMA" | "DATA";

/** Values of the parameters; days as `yyyy-mm-dd`. */
export interface ReportValues {
  readonly DataNuo?: string | undefined;
  readonly DataIki?: string | undefined;
  readonly Data?: string | undefined;
  readonly ParaiskosID?: number | undefined;
}

/** One question to a report. */
export interface ReportQuery {
  readonly context: OperationContext;
  readonly session: Session;
  readonly values: ReportValues;
  readonly language: ReportLanguage;
  /** `nextKey` of the page before; empty for the first one. */
  readonly key: string;
  /** Rows a page. */
  readonly limit: number;
}

/** A page of rows; the total is counted for the first page only. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly nextKey: string | null;
  readonly total: number | null;
}

export interface ReportColumn {
  readonly title: Bilingual;
  readonly type: CellType;
}

/** A report as its table has it (`reports.ts`). */
export interface Report {
  /** AtaskaitosID. */
  readonly id: number;
  /** Who gets it; for others it does not exist (1500). */
  readonly roles: readonly Role[];
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** What must be given. */
  readonly parameters: readonly ParameterName[];
  readonly columns: readonly ReportColumn[];
  /** Rows as texts of the wire, a null for an empty cell. */
  readonly read: (query: ReportQuery) => Promise<Found<readonly (string | null)[]> | RefusalCode>;
}

interface WrittenColumn<Row> extends ReportColumn {
  readonly cell: (row: Row, language: ReportLanguage) => string | null;
}

interface WrittenReport<Row> extends Omit<Report, "columns" | "read"> {
  readonly columns: readonly WrittenColumn<Row>[];
  readonly find: (query: ReportQuery) => Promise<Found<Row> | RefusalCode>;
}

/** A column: its titles, what it holds, and its cell of a row. */
export const column = <Row>(
  lt: string,
  en: string,
  type: CellType,
  cell: WrittenColumn<Row>["cell"],
): WrittenColumn<Row> => ({ title: { lt, en }, type, cell });

/** Makes a report of what finds its rows and of its columns. */
export const defineReport = <Row>({ find, columns, ...report }: WrittenReport<Row>): Report => ({
  ...report,
  columns,
  read: async (query) => {
    const found = await find(query);
    if (typeof found === "number") return found;
    return { ...found, rows: found.rows.map((row) => columns.map(({ cell }) => cell(row, query.language))) };
  },
});

/** A report of few rows, found as a whole: the page that is asked for. */
export function pageOf<Row>(all: readonly Row[], { key, limit }: Pick<ReportQuery, "key" | "limit">): Found<Row> {
  const from = Number(/^\d{1,9}$/.exec(key)?.[0] ?? 0);
  const next = from + limit;
  return {
    rows: all.slice(from, next),
    nextKey: next < all.length ? String(next) : null,
    total: from === 0 ? all.length : null,
  };
}
