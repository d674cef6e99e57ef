import { integerField } from "~/domain/fields/integer-field.ts";
import { isoDayField } from "~/domain/fields/iso-day-field.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { issueMessage } from "~/domain/issue.ts";
import type { Language } from "~/domain/language.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";
import { defineList, type Texts } from "~/lists/define-list.ts";
import type { Report, ReportQuery } from "~/services/report-types.ts";
import { fieldsOf, showReport, type ReportField } from "./shown-report.ts";

/** What each parameter accepts; one that the address does not name has a value of its own, one that was emptied is missing. */
const SCHEMAS = {
  from: isoDayField().optional(),
  to: isoDayField().optional(),
  date: isoDayField().optional(),
  application: integerField({ min: 1, max: WIRE_INTEGER_MAX }).optional(),
};

type Schemas = typeof SCHEMAS;

/** Where nothing was typed: the month up to the last day, and today. An application has no such value. */
const usualDays = (today: IsoDay, to: IsoDay = today) => ({
  from: `${to.slice(0, "yyyy-mm".length)}-01`,
  to: today,
  date: today,
});

/** How the address of a report is read, and what the back end is asked for it (F-388). */
export function reportList(report: Pick<Report, "id" | "parameters">, language: Language) {
  const names = fieldsOf(report.parameters).map(({ name }) => name);
  const schemas = Object.fromEntries(names.map((name) => [name, SCHEMAS[name]])) as unknown as Schemas;
  const asks = (name: ReportField) => names.includes(name);
  return defineList(showReport(report), {
    schemas,
    contradictions: ({ from, to }, { today }) =>
      from !== undefined && from > (to ?? today) ? [{ name: "from", message: issueMessage("date.order") }] : [],
    fill: ({ to }, typed, today): Texts<Schemas> => {
      const usual = Object.entries(usualDays(today, to));
      return Object.fromEntries(usual.filter(([name]) => asks(name as ReportField) && typed[name] === undefined));
    },
    ask: ({ filter, filled }): ReportQuery => ({
      reportId: report.id,
      language,
      parameters: {
        from: filter.from ?? filled.from,
        to: filter.to ?? filled.to,
        date: filter.date ?? filled.date,
        applicationId: filter.application,
      },
    }),
  });
}
