import { useActionData, useLoaderData } from "@remix-run/react";
import { RecogniserView, type RecogniserAnswer } from "~/features/recogniser/recogniser-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["recogniser", "soap", "enumerations"], title: "recogniser:title", hydrates: () => true };

/** A page of the holder of a document: no log-in, no data of the application but the initials. */
export default function RecogniserPage() {
  return <RecogniserView page={useLoaderData<typeof loader>()} answer={useActionData<RecogniserAnswer>()} />;
}
