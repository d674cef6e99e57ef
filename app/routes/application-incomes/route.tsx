import { useActionData, useLoaderData } from "@remix-run/react";
import { IncomesSilent } from "~/features/application/incomes/incomes-silent.tsx";
import { IncomesView, type IncomesAnswer } from "~/features/application/incomes/incomes-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { readOrKeep as clientLoader } from "~/ui/read-again.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["incomes", "application", "enumerations"], title: "incomes:title" };

export default function IncomesRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<IncomesAnswer>();
  return "fault" in page ? <IncomesSilent page={page} /> : <IncomesView page={page} answer={answer} />;
}
