import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { Stepper } from "~/ui/stepper.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { StepLink, WizardFrame } from "./step-page.server.ts";

type WizardPageProps = { frame: WizardFrame; summary: ReactNode; children: ReactNode };

/** The page of one step: what it belongs to, where it stands, the step, and the summary beside it. */
export function WizardPage({ frame, summary, children }: WizardPageProps) {
  const { t } = useTranslation("application");
  const { contractNumber, applicationId, isContract } = frame;
  return (
    <>
      <TitleRow
        title={isContract ? t("title.contract") : t("title.application")}
        detail={contractNumber ?? t("number", { number: applicationId })}
        badge={<StatusBadge status={frame.status} />}
      >
        {frame.seesRatings && (
          <ButtonLink to={paths.ratingsOf(applicationId)} small>
            {t("ratings")}
          </ButtonLink>
        )}
        {frame.ownerActs.map(({ act, to }) => (
          <ButtonLink key={act} to={to} small>
            {t(act)}
          </ButtonLink>
        ))}
        {frame.deletable && (
          <ButtonLink to={paths.deleteApplication(applicationId)} variant="danger" small>
            {t("delete")}
          </ButtonLink>
        )}
      </TitleRow>
      <WizardStepper steps={frame.steps} />
      <Columns aside={summary}>{children}</Columns>
    </>
  );
}

/** The five steps; step 1 alone has none of them done. */
export function WizardStepper({ steps }: { steps: readonly StepLink[] }) {
  const { t } = useTranslation("application");
  const shown = steps.map(({ key, state, to }) => ({
    label: t(`steps.${key}`),
    state,
    ...(to === null ? {} : { to }),
  }));
  return <Stepper label={t("steps.label")} steps={shown} />;
}
