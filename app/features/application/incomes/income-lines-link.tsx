import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";

/** The way from step 3 to the income lines, the certificate and the bank statement (F-295). */
export function IncomeLinesLink({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation("application");
  return (
    <p>
      <ButtonLink to={paths.applicationIncomes(applicationId)}>{t("household.incomeLines")}</ButtonLink>
    </p>
  );
}
