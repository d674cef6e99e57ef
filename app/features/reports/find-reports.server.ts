import type { Portal } from "~/request/portal.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { listReports } from "~/services/reports.server.ts";
import type { Report } from "~/services/report-types.ts";

const ID_SHAPE = /^\d{1,9}$/;

/**
 * The reports that this user gets, or why there is none (1900, F-012), and the one that the address names: null for none, `unknown` for one that is
 * none (1500).
 */
export async function findReports({ backend, locale, url }: Portal) {
  const found = await listReports(backend, locale);
  if (!found.ok && found.reason !== "noRecords") throw refusalPage(found.notice);
  const reports = found.ok ? found.value.reports : [];
  const empty = found.ok ? null : found.notice;
  const named = url.searchParams.get("id");
  return { reports, empty, chosen: named === null ? null : (findReport(reports, named) ?? ("unknown" as const)) };
}

const findReport = (reports: readonly Report[], named: string): Report | undefined =>
  ID_SHAPE.test(named) ? reports.find(({ id }) => id === Number(named)) : undefined;
