import { useActionData, useLoaderData } from "@remix-run/react";
import { VerifyView, type VerifyAnswer } from "~/features/verify-document/verify-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["verify-document"], title: "verify-document:title" };

/** A page for the holder of a paper of the lender's. */
export default function VerifyDocumentRoute() {
  return <VerifyView page={useLoaderData<typeof loader>()} answer={useActionData<VerifyAnswer>()} />;
}
