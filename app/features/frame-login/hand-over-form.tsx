import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import type { HandOver } from "./frame-answer.ts";

/**
 * Hands the log-in over to the top window (F-092): by itself with script (plain-page.es5.js), by its button without, and where a browser lets no frame lead its window on by
 * itself. There the portal is a first party and may set its cookie.
 */
export function HandOverForm({ handOver }: { handOver: HandOver }) {
  const { t } = useTranslation("auto-login");
  return (
    <form method="post" action={paths.fullLogin()} target="_top" data-send-itself="">
      <HiddenFields values={handOver} />
      <p role="status">{t("frame.loggedIn")}</p>
      <FormActions fill>
        <SubmitButton>{t("frame.continue")}</SubmitButton>
      </FormActions>
    </form>
  );
}
