import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ColumnsForm } from "~/features/applications-list/columns/columns-choice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["applications"], title: "applications:choice.title" };

/** The columns of the list of applications, remembered for the user (F-160). */
export default function ApplicationsColumnsPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  const { t } = useTranslation("applications");
  return (
    <>
      <TitleRow title={t("choice.title")} />
      <ColumnsForm {...page} result={answer?.result} />
    </>
  );
}
