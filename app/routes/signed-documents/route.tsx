import { useActionData, useLoaderData } from "@remix-run/react";
import { SignedView, type SignedAnswer } from "~/features/signed-documents/signed-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["signed-documents", "enumerations", "uploads"], title: "signed-documents:title" };

/** What is signed of an application: to download, to send, and to pass scans of what was signed on paper. */
export default function SignedDocumentsRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<SignedAnswer>();
  return (
    <>
      <UnsentNote answer={answer} />
      <SignedView page={page} answer={answer} />
    </>
  );
}
