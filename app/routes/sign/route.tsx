import { useActionData, useLoaderData } from "@remix-run/react";
import type { SignAnswer } from "~/features/signing-link/sign-form-view.tsx";
import { SignView } from "~/features/signing-link/sign-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["signing"], title: "signing:link.title" };

/** A page of the buyer or the spouse: no log-in, no application. */
export default function SignRoute() {
  return <SignView page={useLoaderData<typeof loader>()} answer={useActionData<SignAnswer>()} />;
}
