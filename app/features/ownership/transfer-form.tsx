import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { TRANSFER_FORM } from "./ownership-forms.ts";
import { COMMENT_MAX } from "./transfer-schema.ts";
import type { transferPage } from "./transfer.server.ts";

type TransferFormProps = {
  page: Awaited<ReturnType<typeof transferPage>>;
  result: SubmissionResult<string[]> | undefined;
};

/** The sellers that were found, one of whom gets the application, and why. */
export function TransferForm({ page, result }: TransferFormProps) {
  const { t } = useTranslation("ownership");
  const { id, version, seals, sellers, total } = page;
  const { form, fields } = useAppForm(TRANSFER_FORM, {
    schema: async () => (await import("./transfer-schema.ts")).transferSchema,
    fields: page.typed,
    result,
  });
  const options = sellers.map((seller) => ({
    value: String(seller.id),
    label: seller.fullName,
    hint: t("transfer.who", { login: seller.login, shopName: seller.shopName }),
  }));
  return (
    <Card title={t("transfer.choice")}>
      <AppForm form={form} seals={seals} version={version}>
        <RadioGroup field={fields.recipient} options={options} />
        {total !== null && total > sellers.length && (
          <p className="note">{t("transfer.limited", { shown: sellers.length, total })}</p>
        )}
        <TextArea field={fields.comment} hint={t("transfer.commentHint")} maxLength={COMMENT_MAX} />
        <p>{t("transfer.warning")}</p>
        <FormActions end={<ButtonLink to={paths.loadApplication(id)}>{t("transfer.cancel")}</ButtonLink>}>
          <FormButton of={TRANSFER_FORM} name="transfer">
            {t("transfer.confirm")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}
