import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ManagerView } from "~/features/manager-tools/manager-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["manager", "enumerations"], title: "manager:title" };

/** The manager's tools (F-405). */
export default function ManagerPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <ManagerView page={page} result={answer?.unsent === true ? undefined : answer?.result} />
    </>
  );
}
