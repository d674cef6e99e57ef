import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import type { WizardFrame } from "./step-page.server.ts";

/** Leads to the schedule of the saved terms, where there are any. */
export function ScheduleLink({ page }: { page: Pick<WizardFrame, "applicationId" | "summary"> }) {
  const { t } = useTranslation("application");
  if (page.summary.monthlyPaymentCents === null) return null;
  return <ButtonLink to={paths.applicationSchedule(page.applicationId)}>{t("actions.schedule")}</ButtonLink>;
}
