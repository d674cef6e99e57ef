import type { ReactNode } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { Stepper } from "~/ui/stepper.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { StepLink, WizardFrame } from "./step-page.server.ts";

type WizardPageProps = { frame: WizardFrame; summary: ReactNode; children: ReactNode };

/** The page of one step: what it belongs to, where it stands, the step, and the summary beside it. What deletes it comes last: a phone would show it first. */
export function WizardPage({ frame, summary, children }: WizardPageProps) {
  const { t } = useTranslation("application");
  const { contractNumber, applicationId, isContract } = frame;
  return (
    <>
      <TitleRow
        title={isContract ? t("title.contract") : t("title.application")}
        detail={isContract && contractNumber !== null ? contractNumber : t("number", { number: applicationId })}
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
      </TitleRow>
      <p className="about">{aboutOf(frame, t)}</p>
      <WizardStepper steps={frame.steps} />
      <Columns aside={summary}>{children}</Columns>
      {frame.deletable && (
        <p>
          <ButtonLink to={paths.deleteApplication(applicationId)} variant="danger" small>
            {t("delete")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Number, buyer, seller and day of an application in one line (F-353); of two numbers the title has that of what it is now (F-192). */
function aboutOf(
  { about, applicationId, contractNumber, isContract, summary }: WizardFrame,
  t: TFunction<"application">,
): string {
  const { personalCode, sellerId, createdOn } = about;
  const other = isContract
    ? t("about.number", { number: applicationId })
    : t("about.contract", { number: contractNumber });
  const parts = [
    contractNumber === null ? null : other,
    summary.buyerName,
    personalCode,
    sellerId === null ? null : t("about.seller", { number: sellerId }),
    createdOn,
  ];
  return parts.filter((part) => part !== null && part !== "").join(" · ");
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
