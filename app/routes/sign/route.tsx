import { useActionData, useLoaderData } from "@remix-run/react";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import type { SignAnswer } from "~/features/signing-link/sign-form-view.tsx";
import { SignView, type SignPage } from "~/features/signing-link/sign-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

/** A signature is drawn with script: on a tablet React takes the page over. */
const isDrawnOn = (page: SignPage) => page.state === "found" && page.request.way === SignatureType.initiatedTablet;

export const handle = { i18n: ["signing"], title: "signing:link.title", hydrates: isDrawnOn };

/** A page of the buyer or the spouse: no log-in, no application. */
export default function SignRoute() {
  return <SignView page={useLoaderData<typeof loader>()} answer={useActionData<SignAnswer>()} />;
}
