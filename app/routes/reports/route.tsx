import { useLoaderData } from "@remix-run/react";
import { ReportView } from "~/features/reports/report-view.tsx";
import { ReportsList } from "~/features/reports/reports-list.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["reports"], title: "reports:title" };

export default function ReportsPage() {
  const { report, ...list } = useLoaderData<typeof loader>();
  return report === null ? <ReportsList {...list} /> : <ReportView report={report} />;
}
