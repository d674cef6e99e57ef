import { useActionData, useLoaderData } from "@remix-run/react";
import { ConsentView, type ConsentAnswer } from "~/features/bank-report/consent-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["incomes"], title: "incomes:consent.title" };

/** A page of the buyer: no log-in, no application. */
export default function BankReportPage() {
  return <ConsentView page={useLoaderData<typeof loader>()} answer={useActionData<ConsentAnswer>()} />;
}
