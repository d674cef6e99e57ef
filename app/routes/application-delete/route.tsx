import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["application"], title: "application:deletion.title" };

/** A destructive act asks on a page of its own (F-190). */
export default function DeleteApplicationPage() {
  const { id, version, buyer, seals } = useLoaderData<typeof loader>();
  const errors = useActionData<{ result?: SubmissionResult<string[]> }>()?.result?.error?.[""] ?? [];
  const { t } = useTranslation("application");
  return (
    <>
      <TitleRow title={t("deletion.title")} />
      <ConfirmPanel
        title={t("deletion.question", { number: id, buyer: buyer || t("deletion.noBuyer") })}
        hidden={{ _csrf: seals.csrf, _op: seals.operationId, _v: version ?? undefined }}
        confirm={{ name: "deleteApplication", label: t("deletion.confirm"), danger: true }}
        cancel={{ to: paths.loadApplication(id), label: t("deletion.cancel") }}
      >
        <ErrorSummary errors={errors.map((message) => ({ message }))} />
        <p>{t("deletion.warning")}</p>
      </ConfirmPanel>
    </>
  );
}
