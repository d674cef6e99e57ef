import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { ExternalLink } from "~/ui/external-link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

/** What the frame shows when something went wrong in it: once more, or in a window of its own. */
export function FrameFault() {
  const { t } = useTranslation("auto-login");
  return (
    <Card>
      <TitleRow title={t("frame.fault")} />
      <p>
        <ExternalLink href={paths.login()}>{t("frame.newWindow")}</ExternalLink>
      </p>
      <ButtonLink to={paths.frameLogin()} variant="primary" reloadDocument>
        {t("frame.retry")}
      </ButtonLink>
    </Card>
  );
}
