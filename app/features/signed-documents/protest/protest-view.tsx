import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { signedPaths } from "~/paths/signed-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { PROTEST_FORM } from "../signed-forms.ts";
import { REASON_MAX } from "./protest-schema.ts";
import type { protestPage } from "./protest.server.ts";

type ProtestViewProps = {
  page: Awaited<ReturnType<typeof protestPage>>;
  result: SubmissionResult<string[]> | undefined;
};

/** Why the authorization is protested, and the button that notes it (F-348); once noted, only that. */
export function ProtestView({ page, result }: ProtestViewProps) {
  const { t } = useTranslation("signed-documents");
  const back = <ButtonLink to={signedPaths.ofApplication(page.id)}>{t("protest.cancel")}</ButtonLink>;
  return (
    <>
      <TitleRow title={t("protest.title")} detail={[page.number, page.buyer].filter(Boolean).join(", ")} />
      {page.isNoted ? (
        <>
          <Notice notice={{ id: "noted", variant: "info", text: t("protest.noted") }} />
          {back}
        </>
      ) : (
        <ProtestFields page={page} result={result} />
      )}
    </>
  );
}

function ProtestFields({ page, result }: ProtestViewProps) {
  const { t } = useTranslation("signed-documents");
  const { form, fields } = useAppForm(PROTEST_FORM, {
    schema: async () => (await import("./protest-schema.ts")).protestSchema,
    fields: page.typed,
    result,
  });
  return (
    <Card>
      <AppForm form={form} seals={page.seals}>
        <TextArea field={fields.reason} hint={t("protest.hint")} maxLength={REASON_MAX} />
        <p>{t("protest.warning")}</p>
        <FormActions end={<ButtonLink to={signedPaths.ofApplication(page.id)}>{t("protest.cancel")}</ButtonLink>}>
          <FormButton of={PROTEST_FORM} name="protestAuthorization" variant="danger">
            {t("protest.confirm")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}
