import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { AppForm, type AppFormProps } from "~/forms/app-form.tsx";
import { DefaultSubmit } from "~/ui/button.tsx";
import { DraftNotice, DraftOffer } from "~/ui/form/draft-notice.tsx";
import { OtherLanguage } from "~/ui/form/other-language.tsx";
import { ConflictForm as DrawnConflictForm } from "./conflict-form.tsx";
import type { SaveConflict } from "./step-answer.ts";
import type { StepPage } from "./step-page.server.ts";

type StepFormProps = Pick<AppFormProps, "form" | "live" | "last" | "children"> & {
  page: Pick<StepPage, "seals" | "draftSavedAt"> & {
    version?: string | null;
    /** Only of a page without an application. */
    offeredAt?: number | null;
  };
  /** The page answers a submit: what the form shows was typed just now, and needs no explaining. */
  isAnswer: boolean;
  /** Another save was faster: in place of the form stands what to choose from. */
  conflict?: SaveConflict | undefined;
};

/** Few pages need it: its script comes with the answer. The server draws pages in one go and has it from the start. */
const ConflictForm = import.meta.env.SSR
  ? DrawnConflictForm
  : lazy(async () => ({ default: (await import("./conflict-form.tsx")).ConflictForm }));

/** The form of a step or of one piece of goods: with its draft, and Enter saves and continues. */
export function StepForm({ page, isAnswer, conflict, children, ...form }: StepFormProps) {
  const { t } = useTranslation("application");
  if (conflict !== undefined)
    return <ConflictForm definition={form.form.definition} seals={page.seals} conflict={conflict} />;
  return (
    <>
      <DraftNotice savedAt={isAnswer ? null : page.draftSavedAt} csrf={page.seals.csrf} />
      <DraftOffer typedAt={isAnswer ? null : (page.offeredAt ?? null)} csrf={page.seals.csrf} />
      <AppForm {...form} seals={page.seals} version={page.version} isEntry>
        <DefaultSubmit name="continue">{t("actions.continue")}</DefaultSubmit>
        {children}
        <OtherLanguage />
      </AppForm>
    </>
  );
}
