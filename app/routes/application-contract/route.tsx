import { useActionData, useLoaderData } from "@remix-run/react";
import type { SubmissionResult } from "@conform-to/react";
import { ApplicationSummary } from "~/features/application/application-summary.tsx";
import { ScheduleLink } from "~/features/application/schedule-link.tsx";
import { SummaryBrief } from "~/features/application/summary-brief.tsx";
import { WizardPage } from "~/features/application/wizard-page.tsx";
import { ContractView } from "~/features/contract/contract-view.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = {
  i18n: ["application", "enumerations", "hand-over", "permits", "rejection", "spouse", "uploads"],
  title: "application:steps.contract",
};

export default function ContractPage() {
  const { frame, page } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; unsent?: boolean }>();
  return (
    <WizardPage
      frame={frame}
      summary={<ApplicationSummary summary={frame.summary} actions={<ScheduleLink page={frame} />} />}
    >
      <UnsentNote answer={answer} />
      <ContractView
        applicationId={frame.applicationId}
        page={page}
        result={answer?.unsent === true ? undefined : answer?.result}
      >
        <SummaryBrief summary={frame.summary} />
      </ContractView>
    </WizardPage>
  );
}
