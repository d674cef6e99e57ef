import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DEBTS_PLACE } from "../debts/debts-place.ts";

/** The way from step 3 to the income lines, the certificate and the bank statement (F-295), and to the debt register (F-305). */
export function IncomeLinesLink({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation("application");
  return (
    <p>
      <span className="acts">
        <ButtonLink to={paths.applicationIncomes(applicationId)}>{t("household.incomeLines")}</ButtonLink>{" "}
        <ButtonLink to={`${paths.applicationIncomes(applicationId)}#${DEBTS_PLACE}`}>
          {t("household.debtRegister")}
        </ButtonLink>
      </span>
    </p>
  );
}
