import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { PermitAct } from "~/domain/permit-acts.ts";
import { AppForm, type FormSealing } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { APPROVE_FORM, ESCALATE_FORM, REJECT_FORM } from "./permit-forms.ts";
import type { PermitPage } from "./permit-page.server.ts";
import { NOTE_MAX } from "./note-max.ts";

type AnswerFormProps = {
  page: PermitPage;
  act: PermitAct;
  seals: FormSealing;
  result: SubmissionResult<string[]> | undefined;
};

const SCHEMAS = {
  approve: async () => (await import("./permit-schemas.ts")).approveSchema,
  explained: async () => (await import("./permit-schemas.ts")).explainedSchema,
};

/** The confirmation of one act with what the manager says to it (F-372). */
export function AnswerForm({ page, act, seals, result }: AnswerFormProps) {
  return act === "approve" ? (
    <Approve page={page} act={act} seals={seals} result={result} />
  ) : (
    <Explain page={page} act={act} seals={seals} result={result} />
  );
}

function Approve({ page, seals, result }: AnswerFormProps) {
  const { t } = useTranslation("permits");
  const { form, fields } = useAppForm(APPROVE_FORM, { schema: SCHEMAS.approve, fields: page.typed, result });
  return (
    <Card title={t("act.approve")} narrow>
      <AppForm form={form} seals={seals}>
        <p>{t("answer.approve")}</p>
        <TextArea field={fields.note} hint={t("answer.optional")} maxLength={NOTE_MAX} />
        <FormActions end={<ButtonLink to={permitPaths.permit(page.id)}>{t("answer.cancel")}</ButtonLink>}>
          <FormButton of={APPROVE_FORM} name="approve">
            {t("act.approve")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}

function Explain({ page, act, seals, result }: AnswerFormProps) {
  const { t } = useTranslation("permits");
  const definition = act === "reject" ? REJECT_FORM : ESCALATE_FORM;
  const { form, fields } = useAppForm(definition, { schema: SCHEMAS.explained, fields: page.typed, result });
  return (
    <Card title={t(`act.${act}`)} narrow>
      <AppForm form={form} seals={seals}>
        <p>{t(`answer.${act}`)}</p>
        <TextArea field={fields.note} hint={t("answer.required")} maxLength={NOTE_MAX} />
        <FormActions end={<ButtonLink to={permitPaths.permit(page.id)}>{t("answer.cancel")}</ButtonLink>}>
          {act === "reject" ? (
            <FormButton of={REJECT_FORM} name="reject" variant="danger">
              {t("act.reject")}
            </FormButton>
          ) : (
            <FormButton of={ESCALATE_FORM} name="escalate">
              {t("act.escalate")}
            </FormButton>
          )}
        </FormActions>
      </AppForm>
    </Card>
  );
}
