import type { ValueOf } from "./wire/parts.ts";
import type { MonthFiguresPart, report, ReportQuestion } from "./wire/reports.ts";

/** A report that the user gets, with what it asks and shows (F-388). */
export type Report = ValueOf<typeof report>;

/** A row of it: its cells as the wire has them. */
export type ReportRow = readonly (string | null)[];

export type ReportQuery = ReportQuestion;

/** What became of the applications of a month in a shop, or of a seller. */
export type MonthFigures = ValueOf<MonthFiguresPart>;
