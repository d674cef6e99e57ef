import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { NextStep } from "./next-step.server.ts";

/** The way on with a log-in that was begun: the one primary button of the page. */
export function NextStepNotice({ step }: { step: NextStep | null }) {
  const { t } = useTranslation("login");
  if (step === null) return null;
  const { stage, to } = step;
  const text = to === null ? t("next.dataUpdate.support") : t(`next.${stage}.text`);
  return (
    <>
      <Notice notice={{ id: "next-step", variant: stage === "dataUpdate" ? "warning" : "info", text }} />
      {to !== null && (
        <p>
          <ButtonLink to={to} variant="primary">
            {t(`next.${stage}.go`)}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
