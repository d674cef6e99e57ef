import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecipientSearch } from "~/features/ownership/recipient-search.tsx";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { TransferForm } from "~/features/ownership/transfer-form.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import { useText } from "~/i18n/use-text.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["ownership"], title: "ownership:transfer.title" };

/** An application goes to another seller of its company (F-201). */
export default function TransferPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice; unsent?: boolean }>();
  const { t } = useTranslation("ownership");
  const text = useText();
  const detail = t("transfer.number", { number: page.contractNumber ?? page.id });
  return (
    <>
      <TitleRow title={t("transfer.title")} detail={[detail, page.buyer].filter(Boolean).join(", ")} />
      <UnsentNote answer={answer} />
      <RefusedNotice notice={answer?.notice} />
      <RecipientSearch applicationId={page.id} search={page.search} />
      {page.sellers.length === 0 ? (
        <EmptyState title={text(`soap:${page.emptyKey}`)} />
      ) : (
        <TransferForm page={page} result={answer?.unsent === true ? undefined : answer?.result} />
      )}
    </>
  );
}
