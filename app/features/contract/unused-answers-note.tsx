import { useTranslation } from "react-i18next";
import { HAND_OVER_PLACE } from "~/flows/hand-over/hand-over-place.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { Notice } from "~/ui/notice.tsx";

/** Why there is no button: the buyer has sent a correction from the telephone that the contract would not have. Step 4 uses it or goes on without it. */
export function UnusedAnswersNote({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation("hand-over");
  const step = paths.applicationStep(applicationId, "contractData");
  return (
    <>
      <Notice notice={{ id: "unused-answers", variant: "warning", text: t("review.unused") }} />
      <FormActions>
        <ButtonLink to={`${step}#${HAND_OVER_PLACE}`}>{t("review.open")}</ButtonLink>
      </FormActions>
    </>
  );
}
