import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import type { VerifiedKind } from "~/services/verify-document-types.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { VERIFY_FORM } from "./verify-form.ts";
import type { Verdict } from "./verify-page.server.ts";
import { VerdictNotice } from "./verdict-notice.tsx";

type KnownPage = { state: "known"; kind: VerifiedKind; csrf: string };

/** What the code of an address leads to. */
export type VerifyPage = { state: "unknown" } | KnownPage;

/** What posting the page was answered. */
export type VerifyAnswer = { result?: SubmissionResult<string[]>; verdict?: Verdict };

/** Where the holder of a paper of the lender's sees whether it is genuine, with or without script. */
export function VerifyView({ page, answer }: { page: VerifyPage; answer: VerifyAnswer | undefined }) {
  const { t } = useTranslation("verify-document");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("title")} />
        {page.state === "unknown" ? (
          <Notice notice={{ id: "unknown", variant: "danger", text: t("unknown") }} />
        ) : (
          <Known page={page} answer={answer} />
        )}
      </Card>
    </EntryLayout>
  );
}

function Known({ page, answer }: { page: KnownPage; answer: VerifyAnswer | undefined }) {
  const { t } = useTranslation("verify-document");
  const { form, fields } = useAppForm(VERIFY_FORM, {
    schema: async () => (await import("./verify-schema.ts")).verifySchema(),
    fields: {},
    result: answer?.result,
  });
  return (
    <>
      {answer?.verdict !== undefined && <VerdictNotice verdict={answer.verdict} kind={page.kind} />}
      <p>{t("intro", { kind: t(`kinds.${page.kind}`) })}</p>
      <AppForm form={form} seals={{ csrf: page.csrf }}>
        <FileField
          field={fields.file}
          hint={t("fileHint", { mb: UPLOAD_FILE_MAX_MB })}
          accept=".pdf,application/pdf"
          isSingle
        />
        <TextField field={fields.hash} hint={t("hashHint")} autoComplete="off" />
        <FormActions>
          <FormButton of={VERIFY_FORM} name="verify">
            {t("verify")}
          </FormButton>
        </FormActions>
      </AppForm>
      <p className="note">{t("kept")}</p>
    </>
  );
}
