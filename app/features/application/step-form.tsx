import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DefaultSubmit } from "~/ui/button.tsx";
import { DraftNotice } from "~/ui/form/draft-notice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { OtherLanguage } from "~/ui/form/other-language.tsx";
import { useSentErrors, type SentForm } from "~/ui/form/use-sent-errors.ts";
import type { StepPage } from "./step-page.server.ts";
import type { LiveForm } from "./use-live-form.ts";

type StepFormProps = {
  page: Pick<StepPage, "seals" | "draftSavedAt"> & { version?: string | null };
  form: SentForm;
  /** Keeps what is typed; absent where a form is too short to be worth it. */
  live?: LiveForm;
  labelOf: (name: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The page answers a submit: what the form shows was typed just now, and needs no explaining. */
  isAnswer: boolean;
  children: ReactNode;
};

/** The frame of a step's form: draft notice, seals, version, error summary; Enter saves and continues. */
export function StepForm({ page, form, live, labelOf, onSubmit, isAnswer, children }: StepFormProps) {
  const { t } = useTranslation("application");
  const seals = { _csrf: page.seals.csrf, _op: page.seals.operationId, _v: page.version ?? undefined };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    live?.stop(event);
  };
  return (
    <>
      <DraftNotice savedAt={isAnswer ? null : page.draftSavedAt} csrf={page.seals.csrf} />
      <Form method="post" id={form.id} ref={live?.formRef} onSubmit={submit} onChange={live?.onChange} noValidate>
        <HiddenFields values={seals} />
        <DefaultSubmit name="continue">{t("actions.continue")}</DefaultSubmit>
        <ErrorSummary errors={useSentErrors(form, labelOf)} />
        {children}
        <OtherLanguage />
      </Form>
    </>
  );
}
