import { useActionData, useLoaderData } from "@remix-run/react";
import { BuyerView, type BuyerAnswer } from "~/features/application/hand-over/buyer-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["hand-over", "enumerations"], title: "hand-over:buyer.title" };

/** A page of the buyer: no log-in, nothing of the application but what the buyer gives. */
export default function HandOverRoute() {
  return <BuyerView page={useLoaderData<typeof loader>()} answer={useActionData<BuyerAnswer>()} />;
}
