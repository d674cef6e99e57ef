import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { RadioGroup } from "~/ui/form/choice-group.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import { ChosenSellerLine } from "../seller/chosen-seller-line.tsx";
import { LIVE_BUTTONS } from "../live-buttons.ts";
import { StepForm } from "../step-form.tsx";
import { BUYER_FORM, OTHER_SELLER } from "../step-forms.ts";
import { STEPS } from "../step-table.ts";
import { useLiveForm } from "../use-live-form.ts";
import { useStepForm } from "../use-step-form.ts";
import { WizardStepper } from "../wizard-page.tsx";
import type { BuyerPageData } from "../buyer-page.server.ts";

const NEW_STEPS = STEPS.map(({ key, number }) => ({
  key,
  state: number === 1 ? ("current" as const) : ("todo" as const),
  to: null,
}));

/** Step 1: who buys. Names are asked for only when the back end does not know the code (F-205). */
export function BuyerForm({ page, result }: { page: BuyerPageData; result: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("application");
  const text = useText();
  const { form, fieldset, onSubmit } = useStepForm({
    id: BUYER_FORM,
    loadSchema: async () => (await import("./buyer-step.ts")).buyerSchema(page.testCodes),
    fields: page.fields,
    result,
    unchecked: [OTHER_SELLER],
  });
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const labels = useBuyerLabels();
  const asksNames = useOnceTrue(
    [fieldset.firstName, fieldset.lastName].some(
      ({ errors, initialValue }) => errors !== undefined || Boolean(initialValue),
    ),
  );
  const products = page.productTypes.map((type) => ({
    value: String(type),
    label: text(`enumerations:${contractTypes.labelKey(type)}`),
  }));
  return (
    <>
      <BuyerTitle emptyDraft={page.emptyDraft} />
      <WizardStepper steps={NEW_STEPS} />
      <StepForm
        page={page}
        form={form}
        isAnswer={result !== undefined}
        live={live}
        labelOf={(name) => labels[name]}
        onSubmit={onSubmit}
      >
        {page.seller !== null && <ChosenSellerLine seller={page.seller} />}
        <Card title={t("buyer.legend")}>
          <CodeField
            field={fieldset.personalCode}
            label={labels["personalCode"]}
            hint={t("buyer.personalCodeHint")}
            autoComplete="off"
            width="medium"
          />
          {asksNames && (
            <>
              <p>{t("buyer.newClient")}</p>
              <FieldRow>
                <TextField field={fieldset.firstName} label={labels["firstName"]} autoComplete="off" />
                <TextField field={fieldset.lastName} label={labels["lastName"]} autoComplete="off" />
              </FieldRow>
            </>
          )}
          <FieldRow>
            <ClientPhoneField field={fieldset.phone} label={labels["phone"]} />
            <ClientEmailField field={fieldset.email} label={labels["email"]} hint={t("buyer.emailHint")} />
          </FieldRow>
          <RadioGroup field={fieldset.productType} label={labels["productType"]} options={products} inline />
        </Card>
        <Card title={t("buyer.consents")}>
          <CheckboxField field={fieldset.dataPolicy} label={labels["dataPolicy"]} />
          <CheckboxField field={fieldset.creditCheck} label={labels["creditCheck"]} />
        </Card>
        <FormActions>
          <SubmitButton name="continue">{t("buyer.check")}</SubmitButton>
        </FormActions>
      </StepForm>
    </>
  );
}

/** A new application, or one that has stayed without its buyer: it can be filled here, or deleted (F-009). */
function BuyerTitle({ emptyDraft }: Pick<BuyerPageData, "emptyDraft">) {
  const { t } = useTranslation("application");
  if (emptyDraft === null) return <TitleRow title={t("title.new")} />;
  return (
    <>
      <TitleRow title={t("title.application")} detail={t("number", { number: emptyDraft })}>
        <ButtonLink to={paths.deleteApplication(emptyDraft)} variant="danger" small>
          {t("delete")}
        </ButtonLink>
      </TitleRow>
      <p>{t("buyer.emptyDraft")}</p>
    </>
  );
}

/** Names once asked for stay on the page: their findings are gone with the first letter typed. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

/** Labels by field name, for the fields and the error summary. */
function useBuyerLabels(): Record<string, string> {
  const { t } = useTranslation("application");
  return {
    personalCode: t("buyer.personalCode"),
    firstName: t("buyer.firstName"),
    lastName: t("buyer.lastName"),
    productType: t("buyer.productType"),
    phone: t("buyer.phone"),
    email: t("buyer.email"),
    dataPolicy: t("buyer.dataPolicy"),
    creditCheck: t("buyer.creditCheck"),
  };
}
