import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RejectionFields } from "~/features/contract/rejection/rejection-fields.tsx";
import { obstacleWords } from "~/features/contract/rejection/obstacle-words.ts";
import { REJECTION_CARD } from "~/features/contract/rejection/rejection-form.ts";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = {
  i18n: ["rejection", "enumerations"],
  title: "rejection:title",
  inFront: { of: "routes/application-contract/route", at: REJECTION_CARD },
};

/** A contract is rejected on a page of its own, in front of step 5 where script runs (F-337). */
export default function RejectContractPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice; unsent?: boolean }>();
  const { t } = useTranslation("rejection");
  const closed = obstacleWords(t, page.offer);
  return (
    <>
      <TitleRow title={t("title")} detail={[page.number, page.buyer].filter(Boolean).join(", ")} />
      <UnsentNote answer={answer} />
      <RefusedNotice notice={answer?.notice} />
      {closed !== null ? (
        <>
          <Notice notice={{ id: "held", variant: "warning", text: closed }} />
          <ButtonLink to={paths.applicationStep(page.id, CONTRACT_STEP)}>{t("cancel")}</ButtonLink>
        </>
      ) : (
        <RejectionFields page={page} result={answer?.unsent === true ? undefined : answer?.result} />
      )}
    </>
  );
}
