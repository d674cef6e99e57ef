import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UploadsView } from "~/features/uploads/uploads-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/features/uploads/send-files.ts";

export const handle = { i18n: ["uploads"], title: "uploads:title" };

export default function UploadsRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <UploadsView page={page} result={answer?.unsent === true ? undefined : answer?.result} />
    </>
  );
}
