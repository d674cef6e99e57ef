import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import type { BackendNotice } from "~/services/refusal.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["accounts"], title: "accounts:title" };

/** An account is deactivated, activated or unblocked on a page of its own (F-396). */
export default function AccountActPage() {
  const { act, words, login, name, shared, version, unconfirmedSince, seals, back } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice }>();
  const { t } = useTranslation("accounts");
  const findings = answer?.notice === undefined ? (answer?.result?.error?.[""] ?? []) : [];
  return (
    <>
      <TitleRow title={t(`ask.${words}.title`)} />
      <RefusedNotice notice={answer?.notice} />
      {shared && <Notice notice={{ id: "shared", variant: "warning", text: t("shared.warning") }} />}
      {words === "notBlocked" ? (
        <Card title={t("ask.notBlocked.question", { login, name })} narrow>
          <p>{t("ask.notBlocked.warning")}</p>
          <ButtonLink to={back}>{t("warrants.back")}</ButtonLink>
        </Card>
      ) : (
        <ConfirmPanel
          title={t(`ask.${words}.question`, { login, name })}
          hidden={{ _csrf: seals.csrf, _op: seals.operationId, _v: version }}
          confirm={{ name: act, label: t(`ask.${words}.confirm`), danger: act === "deactivate" }}
          cancel={{ to: back, label: t("cancel") }}
        >
          <ErrorSummary errors={findings.map((message) => ({ message }))} />
          <p>
            {words === "activate" && unconfirmedSince !== null
              ? t("ask.activate.unconfirmed", { day: unconfirmedSince })
              : t(`ask.${words}.warning`, { day: unconfirmedSince })}
          </p>
        </ConfirmPanel>
      )}
    </>
  );
}
