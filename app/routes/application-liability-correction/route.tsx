import { useActionData, useLoaderData } from "@remix-run/react";
import { CorrectionForm } from "~/features/application/liabilities/correction-form.tsx";
import type { LiabilityAnswer } from "~/features/application/liabilities/liability-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["liabilities", "application", "enumerations"], title: "liabilities:correctTitle" };

export default function LiabilityCorrectionPage() {
  return <CorrectionForm page={useLoaderData<typeof loader>()} answer={useActionData<LiabilityAnswer>()} />;
}
