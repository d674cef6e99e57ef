import { useActionData, useLoaderData } from "@remix-run/react";
import { CorrectionForm } from "~/features/application/liabilities/correction-form.tsx";
import { LiabilityForm, type LiabilityAnswer } from "~/features/application/liabilities/liability-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "liabilities", "enumerations"], title: "liabilities:title" };

export default function LiabilityLinePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<LiabilityAnswer>();
  const { registered } = page;
  return registered === null ? (
    <LiabilityForm page={page} answer={answer} />
  ) : (
    <CorrectionForm page={{ ...page, registered }} answer={answer} />
  );
}
