import type { ReactNode } from "react";
import type { AppFormProps } from "~/forms/app-form.tsx";
import { ApplicationSummary } from "./application-summary.tsx";
import { ScheduleLink } from "./schedule-link.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepPage as StepPageData } from "./step-page.server.ts";
import type { StepAnswer } from "./step-answer.ts";
import type { Summary } from "./summary.ts";
import { WizardPage } from "./wizard-page.tsx";

type StepPageProps = Pick<AppFormProps, "form" | "live" | "last"> & {
  page: StepPageData;
  /** What the last sending was answered, if anything. */
  answer: StepAnswer | undefined;
  /** A newer one than the page was loaded with. */
  summary?: Summary | undefined;
  children: ReactNode;
};

/** The page of a step whose form is saved into the application: the form, and beside it what the credit costs. */
export function StepPage({ page, answer, summary = page.summary, ...form }: StepPageProps) {
  return (
    <WizardPage frame={page} summary={<ApplicationSummary summary={summary} actions={<ScheduleLink page={page} />} />}>
      <StepForm page={page} isAnswer={answer !== undefined} conflict={answer?.conflict} {...form} />
    </WizardPage>
  );
}
