import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import type { BackendNotice } from "~/services/refusal.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["accounts"], title: "accounts:title" };

/** An account is deactivated, activated or unblocked on a page of its own (F-396). */
export default function AccountActPage() {
  const { act, login, name, shared, version, unconfirmedSince, seals, back } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice }>();
  const { t } = useTranslation("accounts");
  const findings = answer?.notice === undefined ? (answer?.result?.error?.[""] ?? []) : [];
  return (
    <>
      <TitleRow title={t(`ask.${act}.title`)} />
      <RefusedNotice notice={answer?.notice} />
      {shared && <Notice notice={{ id: "shared", variant: "warning", text: t("shared.warning") }} />}
      <ConfirmPanel
        title={t(`ask.${act}.question`, { login, name })}
        hidden={{ _csrf: seals.csrf, _op: seals.operationId, _v: version }}
        confirm={{ name: act, label: t(`ask.${act}.confirm`), danger: act === "deactivate" }}
        cancel={{ to: back, label: t("cancel") }}
      >
        <ErrorSummary errors={findings.map((message) => ({ message }))} />
        <p>
          {unconfirmedSince === null
            ? t(`ask.${act}.warning`)
            : t("ask.activate.unconfirmed", { day: unconfirmedSince })}
        </p>
      </ConfirmPanel>
    </>
  );
}
