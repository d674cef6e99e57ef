import { useLoaderData } from "@remix-run/react";
import { DebtReportView } from "~/features/debt-report/debt-report-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["debt-report"], title: "debt-report:title" };

export default function DebtReportPage() {
  return <DebtReportView page={useLoaderData<typeof loader>()} />;
}
