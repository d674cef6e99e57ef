import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import type { OperationContext } from "../../context.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { applicationIdInput, dayInput, numberInput, optional } from "../../wire/wire-input.ts";
import type { Found, Report, ReportQuery } from "./report-types.ts";
import { findReport } from "./reports.ts";

/** Language of titles and words; Lithuanian unless English is asked for. */
export const languageInput = z
  .preprocess((value) => value ?? "", z.string())
  .transform((text) => (text.trim().toLowerCase() === "en" ? ("en" as const) : ("lt" as const)));

const parametersInput = z.preprocess(
  (value) => (value === null || value === undefined || value === "" ? {} : value),
  z.object({
    DataNuo: optional(dayInput),
    DataIki: optional(dayInput),
    Data: optional(dayInput),
    ParaiskosID: optional(applicationIdInput),
  }),
);

/** What asks for a report: its number and its parameters. */
export const REPORT_QUESTION = { AtaskaitosID: numberInput, Parametrai: parametersInput };

interface Asked {
  readonly AtaskaitosID: number;
  readonly Parametrai: z.output<typeof parametersInput>;
}

type Page = Found<readonly (string | null)[]>;
type Reading = Omit<ReportQuery, "context" | "session" | "values">;

/** Names the parameters that are missing, or the period that ends before it begins. */
function findFault({ parameters }: Report, values: Asked["Parametrai"]): string | null {
  const missing = parameters.filter((name) => values[name] === undefined);
  if (missing.length > 0) return missing.join(", ");
  const { DataNuo: from, DataIki: to } = values;
  return from !== undefined && to !== undefined && from > to ? "DataNuo, DataIki" : null;
}

/**
 * Reads a page of a report, or refuses: 1500 for a report that is none for the caller, 2000 for wrong parameters, what the report itself says, and
 * nothing found as 1310 where nothing was asked, as 1900 where other parameters may find more (F-388, F-390).
 */
export async function readReport(
  context: OperationContext,
  session: Session,
  { AtaskaitosID, Parametrai: values }: Asked,
  reading: Reading,
): Promise<{ ok: true; report: Report; page: Page } | { ok: false; answer: Answer }> {
  const report = findReport(session, AtaskaitosID);
  if (report === null) return { ok: false, answer: refusal(1500) };
  const fault = findFault(report, values);
  if (fault !== null) return { ok: false, answer: refusal(2000, `Netinkami ataskaitos parametrai: ${fault}`) };
  const page = await report.read({ context, session, values, ...reading });
  if (typeof page === "number") return { ok: false, answer: refusal(page) };
  const isEmpty = page.rows.length === 0 && reading.key === "";
  if (isEmpty) return { ok: false, answer: refusal(report.parameters.length === 0 ? 1310 : 1900) };
  return { ok: true, report, page };
}
