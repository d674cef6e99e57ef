import { useActionData, useLoaderData } from "@remix-run/react";
import { IncomeLineForm, type LineAnswer } from "~/features/application/incomes/income-line-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["incomes", "application", "enumerations"], title: "incomes:line.editTitle" };

export default function IncomeLinePage() {
  return <IncomeLineForm page={useLoaderData<typeof loader>()} answer={useActionData<LineAnswer>()} />;
}
