import { useTranslation } from "react-i18next";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { CitizenshipField } from "~/flows/citizenship/citizenship-field.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { LIVE_BUTTONS } from "~/forms/live-buttons.ts";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { Card } from "~/ui/card.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { BuyerDataPage } from "../buyer-data.server.ts";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import type { StepAnswer } from "../step-answer.ts";
import { NameFields } from "./name-fields.tsx";
import { StepPage } from "../step-page.tsx";
import { BUYER_FORM } from "../forms/buyer-form.ts";

/** Step 1 of a started application: what may be corrected until the contract. The personal code is shown, and is no field (F-195). */
export function BuyerDataForm({ page, answer }: { page: BuyerDataPage; answer: StepAnswer | undefined }) {
  const { t } = useTranslation("application");
  const { form, fields } = useAppForm(BUYER_FORM, {
    schema: async () => (await import("./buyer-data-step.ts")).buyerDataSchema(page.asksNames),
    fields: page.fields,
    result: answer?.result,
  });
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const products = useEnumerationOptions()(contractTypes, page.productTypes);
  const fixed = [
    { label: t("buyer.fields.personalCode"), value: page.personalCode },
    ...(page.asksNames ? [] : [{ label: t("review.buyer"), value: page.summary.buyerName }]),
  ];
  return (
    <StepPage page={page} form={form} live={live} answer={answer}>
      <Card title={t("buyer.legend")}>
        <SummaryList groups={[fixed]} />
        <p className="note">{page.asksNames ? t("buyer.codeFixed") : t("buyer.nameFixed")}</p>
        {page.asksNames && <NameFields firstName={fields.firstName} lastName={fields.lastName} />}
        <FieldRow columns={3}>
          <ClientPhoneField field={fields.phone} />
          <ClientEmailField field={fields.email} hint={t("buyer.emailHint")} />
          <CitizenshipField field={fields.citizenship} choice={page.citizenships} />
        </FieldRow>
        <RadioGroup field={fields.productType} hint={t("buyer.productHint")} options={products} inline />
      </Card>
      <FormActions>
        <FormButton of={BUYER_FORM} name="continue">
          {t("actions.continue")}
        </FormButton>
      </FormActions>
    </StepPage>
  );
}
