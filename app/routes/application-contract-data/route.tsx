import { useActionData, useLoaderData } from "@remix-run/react";
import { ContractDataForm, type ContractDataAnswer } from "~/features/application/steps/contract-data-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/features/application/send-or-keep-page.ts";
export { shouldRevalidate } from "~/ui/enhance/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "enumerations"], title: "application:steps.contractData" };

export default function ContractDataPage() {
  return <ContractDataForm page={useLoaderData<typeof loader>()} answer={useActionData<ContractDataAnswer>()} />;
}
