import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { ResetPasswordForm } from "./new-password-form.tsx";

type ResetPage = { isDead: true } | { isDead: false; csrf: string; asksLogin: boolean };

/** What posting the form was answered. */
export type ResetAnswer = { isDead?: boolean; asksLogin?: boolean; result?: SubmissionResult<string[]> };

/** A new password by a link, or the one page of all links that are good for nothing. */
export function ResetView({ page, answer }: { page: ResetPage; answer: ResetAnswer | undefined }) {
  const { t } = useTranslation("password");
  const isDead = page.isDead || answer?.isDead === true;
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("reset.title")} />
        {page.isDead || isDead ? (
          <DeadLink />
        ) : (
          <ResetPasswordForm
            csrf={page.csrf}
            result={answer?.result}
            asksLogin={page.asksLogin || answer?.asksLogin === true}
          />
        )}
      </Card>
    </EntryLayout>
  );
}

function DeadLink() {
  const { t } = useTranslation("password");
  return (
    <>
      <Notice notice={{ id: "dead", variant: "danger", text: t("reset.dead") }} />
      <FormActions fill>
        <ButtonLink to={paths.passwordRemind()} variant="primary">
          {t("reset.again")}
        </ButtonLink>
      </FormActions>
    </>
  );
}
