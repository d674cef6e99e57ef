import { useActionData, useLoaderData } from "@remix-run/react";
import { CreditForm } from "~/features/application/steps/credit-form.tsx";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/features/application/send-or-keep-page.ts";
export { shouldRevalidate } from "~/ui/enhance/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "enumerations"], title: "application:steps.credit" };

export default function CreditPage() {
  return <CreditForm page={useLoaderData<typeof loader>()} answer={useActionData<StepAnswer>()} />;
}
