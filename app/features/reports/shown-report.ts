import type { ListFilter } from "~/lists/list-filter.ts";
import { showList } from "~/lists/show-list.ts";
import { reportPaths } from "~/paths/report-paths.ts";

/** Every parameter of the reports by the element that asks for it, and how it is typed. */
const FIELDS = {
  DataNuo: { name: "from", kind: "day" },
  DataIki: { name: "to", kind: "day" },
  Data: { name: "date", kind: "day" },
  ParaiskosID: { name: "application", kind: "reference" },
} as const satisfies Record<string, { name: string; kind: ListFilter["kind"] }>;

/** Name of a parameter in the address, and of its text: `reports:parameters.<name>`. */
export type ReportField = (typeof FIELDS)[keyof typeof FIELDS]["name"];

/** What a report asks, as far as we know how to ask it. */
export const fieldsOf = (parameters: readonly string[]) =>
  parameters.flatMap((parameter) => (parameter in FIELDS ? [FIELDS[parameter as keyof typeof FIELDS]] : []));

/** A report as its page shows it: its parameters are the filter (F-388). The back end chooses the order. */
export function showReport({ id, parameters }: { id: number; parameters: readonly string[] }) {
  const filters = Object.fromEntries(fieldsOf(parameters).map(({ name, kind }) => [name, { kind }]));
  return showList({
    path: (query = "") => reportPaths.report(id, query),
    exportPath: (query = "") => reportPaths.reportFile(id, query),
    filters: filters as Record<ReportField, ListFilter>,
    sorts: { number: "asc" },
    defaultSort: "number",
    columns: ["all"],
    tabs: null,
  });
}
