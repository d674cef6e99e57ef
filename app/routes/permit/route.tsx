import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PermitView } from "~/features/permits/permit-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["permits", "application", "enumerations"], title: "permits:record.pageTitle" };

/** One contract request with its answer (F-370, F-372). */
export default function PermitRecordPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <PermitView page={page} result={answer?.unsent === true ? undefined : answer?.result} />
    </>
  );
}
