import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSlotName } from "~/flows/uploads/use-slot-name.ts";
import { IN_FRONT_OF_UPLOADS } from "~/features/uploads/uploads-place.ts";
import { paths } from "~/paths/paths.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["uploads"], title: "uploads:deletion.title", inFront: IN_FRONT_OF_UPLOADS };

/** A destructive act asks on a page of its own, with script in front of the list (F-332). */
export default function DeleteUploadPage() {
  const { applicationId, fileName, seals, ...slot } = useLoaderData<typeof loader>();
  const errors = useActionData<{ result?: SubmissionResult<string[]> }>()?.result?.error?.[""] ?? [];
  const { t } = useTranslation("uploads");
  const nameOf = useSlotName();
  return (
    <>
      <TitleRow title={t("deletion.title")} />
      <ConfirmPanel
        title={t("deletion.question", { name: fileName })}
        action={paths.deleteUpload(applicationId, slot.id)}
        hidden={{ _csrf: seals.csrf, _op: seals.operationId }}
        confirm={{ name: "deleteUpload", label: t("deletion.confirm"), danger: true }}
        cancel={{ to: paths.applicationUploads(applicationId), label: t("deletion.cancel") }}
      >
        <ErrorSummary errors={errors.map((message) => ({ message }))} />
        <p>{t("deletion.warning", { kind: nameOf(slot) })}</p>
      </ConfirmPanel>
    </>
  );
}
