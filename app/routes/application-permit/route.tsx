import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskView } from "~/features/permits/ask-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { BackendNotice } from "~/services/refusal.ts";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["permits", "application", "enumerations"], title: "permits:ask.title" };

/** Asks a manager for a permit (F-372). */
export default function AskPermitPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <AskView page={page} notice={answer?.notice} result={answer?.unsent === true ? undefined : answer?.result} />
    </>
  );
}
