import { useActionData, useLoaderData } from "@remix-run/react";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import { HouseholdForm } from "~/features/application/steps/household-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/features/application/send-or-keep-page.ts";
export { shouldRevalidate } from "~/ui/enhance/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "enumerations"], title: "application:steps.household" };

export default function HouseholdPage() {
  return <HouseholdForm page={useLoaderData<typeof loader>()} answer={useActionData<StepAnswer>()} />;
}
