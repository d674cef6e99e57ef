import { useActionData, useLoaderData } from "@remix-run/react";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import { SellerChoice } from "~/features/application/seller/seller-choice.tsx";
import { BuyerDataForm } from "~/features/application/steps/buyer-data-form.tsx";
import { BuyerForm } from "~/features/application/steps/buyer-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "enumerations"], title: "application:title.new" };

export default function BuyerPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<StepAnswer>();
  if (page.kind === "buyerData") return <BuyerDataForm page={page} answer={answer} />;
  if (page.kind === "sellerChoice") return <SellerChoice page={page} />;
  return <BuyerForm page={page} answer={answer} />;
}
