import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WarrantsTable } from "~/features/accounts/warrants-table.tsx";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { accountPaths } from "~/paths/account-paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["accounts"], title: "accounts:warrants.title" };

/** The main user confirms who is still authorised (F-400, F-402). */
export default function WarrantsPage() {
  const { rows, seals } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice }>();
  const { t } = useTranslation("accounts");
  const findings = answer?.notice === undefined ? (answer?.result?.error?.[""] ?? []) : [];
  const back = { to: accountPaths.list(), label: t("warrants.back") };
  return (
    <>
      <TitleRow title={t("warrants.title")} />
      <RefusedNotice notice={answer?.notice} />
      {rows.length === 0 ? (
        <EmptyState title={t("warrants.none")}>
          <ButtonLink to={back.to}>{back.label}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <WarrantsTable rows={rows} />
          <ConfirmPanel
            title={t("warrants.open")}
            hidden={{ _csrf: seals.csrf, _op: seals.operationId }}
            confirm={{ name: "confirmWarrants", label: t("warrants.confirm") }}
            cancel={back}
          >
            <ErrorSummary errors={findings.map((message) => ({ message }))} />
            <p>{t("warrants.lead")}</p>
          </ConfirmPanel>
        </>
      )}
    </>
  );
}
