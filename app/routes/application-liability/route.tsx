import { useActionData, useLoaderData } from "@remix-run/react";
import { LiabilityForm, type LiabilityAnswer } from "~/features/application/liabilities/liability-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "liabilities", "enumerations"], title: "liabilities:title" };

export default function LiabilityLinePage() {
  return <LiabilityForm page={useLoaderData<typeof loader>()} answer={useActionData<LiabilityAnswer>()} />;
}
