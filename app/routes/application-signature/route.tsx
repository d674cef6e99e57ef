import { useActionData, useLoaderData } from "@remix-run/react";
import { SignatureView, type SignatureAnswer } from "~/features/application/signing/signature-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { readOrKeep as clientLoader } from "~/ui/read-again.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["signing", "enumerations"], title: "signing:title" };

export default function SignatureRoute() {
  return <SignatureView page={useLoaderData<typeof loader>()} answer={useActionData<SignatureAnswer>()} />;
}
