import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountView } from "~/features/accounts/account-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["accounts", "enumerations", "password"], title: "accounts:create.title" };

export default function CreateAccountPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <AccountView page={page} result={answer?.unsent === true ? undefined : answer?.result} />
    </>
  );
}
