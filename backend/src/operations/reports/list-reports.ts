import { z } from "zod";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { languageInput } from "./report-input.ts";
import type { Report, ReportLanguage } from "./report-types.ts";
import { reportsOf } from "./reports.ts";

/** The wire's `Ataskaita`. */
const toWireReport = ({ id, title, summary, parameters, columns }: Report, language: ReportLanguage): AnswerFields => ({
  AtaskaitosID: String(id),
  Pavadinimas: title[language],
  Aprasymas: summary[language],
  Parametrai: parameters.length === 0 ? null : { Parametras: parameters },
  Stulpeliai: {
    Stulpelis: columns.map((column) => ({ Pavadinimas: column.title[language], Tipas: column.type })),
  },
});

/** The reports that the caller gets, with what each asks and shows; none is 1900 (F-388, F-012). */
export const listReports = operation(
  STAFF,
  z.object({ Kalba: languageInput }),
  async (_context, session, { Kalba: language }) => {
    const reports = reportsOf(session);
    if (reports.length === 0) return refusal(1900);
    return answer({ Ataskaitos: { Ataskaita: reports.map((report) => toWireReport(report, language)) } });
  },
);
