import { z } from "zod";
import { fullNameOf, type Session } from "../../accounts/session.ts";
import { lenderOn } from "../../configuration/configuration.ts";
import type { OperationContext } from "../../context.ts";
import { makeReportTable, type PrintedReport } from "../../documents/report-table.ts";
import { describeFailure } from "../../failure-description.ts";
import { writeLog } from "../../log.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { languageInput, readReport, REPORT_QUESTION } from "./report-input.ts";
import type { Report, ReportLanguage, ReportValues } from "./report-types.ts";

/** Rows of the longest paper (decision under G27); more go into a file of rows. */
const MAX_ROWS = 5_000;

const REPORT_PAPER = z.object({ ...REPORT_QUESTION, Kalba: languageInput });

interface Made {
  readonly report: Report;
  readonly rows: PrintedReport["rows"];
  readonly values: ReportValues;
  readonly language: ReportLanguage;
}

function toPrinted(
  { clock }: OperationContext,
  { user }: Session,
  { report, rows, values, language }: Made,
): PrintedReport {
  const now = clock.now();
  const lender = lenderOn(toBusinessDay(now));
  const asked = report.parameters.map((name) => [name, String(values[name] ?? "")]);
  return {
    language,
    title: report.title[language],
    summary: report.summary[language],
    columns: report.columns.map(({ title, type }) => ({ title: title[language], type })),
    rows,
    parameters: Object.fromEntries(asked),
    madeBy: fullNameOf(user),
    madeAt: now.toISOString(),
    lender,
    presentation: { draft: false, trial: lender.isTrial, createdAt: now.toISOString(), verificationUrl: null },
  };
}

/** A report as a PDF in the language of its reader: it is no paper of a contract (F-389); 2002 for one of more than 5,000 rows, and where it cannot be made (F-464). */
export const getReportPdf = operation(STAFF, REPORT_PAPER, async (context, session, { Kalba: language, ...asked }) => {
  const read = await readReport(context, session, asked, { language, key: "", limit: MAX_ROWS });
  if (!read.ok) return read.answer;
  const { report, page } = read;
  if (page.nextKey !== null) return refusal(2002);
  try {
    const pdf = await makeReportTable(
      toPrinted(context, session, { report, rows: page.rows, values: asked.Parametrai, language }),
    );
    return answer({
      Turinys: Buffer.from(pdf).toString("base64"),
      BylosPavadinimas: report.title[language],
      BylosPletinys: "pdf",
    });
  } catch (error) {
    writeLog("error", { ev: "pdf", code: 2002, report: report.id, ...describeFailure(error) });
    return refusal(2002);
  }
});
