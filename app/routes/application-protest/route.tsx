import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProtestView } from "~/features/signed-documents/protest/protest-view.tsx";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { BackendNotice } from "~/services/refusal.ts";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["signed-documents"], title: "signed-documents:protest.title" };

/** The authorization of a contract is protested on a page of its own (F-348). */
export default function ProtestRoute() {
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <RefusedNotice notice={answer?.notice} />
      <ProtestView
        page={useLoaderData<typeof loader>()}
        result={answer?.unsent === true ? undefined : answer?.result}
      />
    </>
  );
}
