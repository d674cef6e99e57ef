import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import type { SilentIncomes } from "./incomes-page.server.ts";

/** The page of incomes where their service fails: nothing of it can be had, but the application can. */
export function IncomesSilent({ page }: { page: SilentIncomes }) {
  const { t } = useTranslation(["incomes", "errors"]);
  const translate = useText();
  const { applicationId, about, fault } = page;
  return (
    <>
      <ApplicationTitle title={t("title")} about={about}>
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("back")}</ButtonLink>
      </ApplicationTitle>
      <Notice
        notice={{
          id: "silent",
          variant: "danger",
          text: translate(`soap:${fault.key}`, fault.params),
          reference: fault.reference,
          action: { to: paths.applicationIncomes(applicationId), label: t("errors:unavailable.retry") },
        }}
      />
    </>
  );
}
