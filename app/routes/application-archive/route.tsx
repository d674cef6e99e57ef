import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["archive"], title: "archive:title" };

/** A contract goes to the archive for good, so its user is asked on a page of its own (F-163). */
export default function ArchiveContractPage() {
  const { id, version, number, buyer, seals } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice }>();
  const { t } = useTranslation("archive");
  const findings = answer?.notice === undefined ? (answer?.result?.error?.[""] ?? []) : [];
  return (
    <>
      <TitleRow title={t("title")} />
      <RefusedNotice notice={answer?.notice} />
      <ConfirmPanel
        title={t("question", { number, buyer })}
        hidden={{ _csrf: seals.csrf, _op: seals.operationId, _v: version ?? undefined }}
        confirm={{ name: "archiveContract", label: t("confirm") }}
        cancel={{ to: paths.applicationStep(id, CONTRACT_STEP), label: t("cancel") }}
      >
        <ErrorSummary errors={findings.map((message) => ({ message }))} />
        <p>{t("warning")}</p>
      </ConfirmPanel>
    </>
  );
}
