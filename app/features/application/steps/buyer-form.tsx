import { APPLICATION_STEPS } from "~/paths/application-steps.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { CitizenshipField } from "~/flows/citizenship/citizenship-field.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { LIVE_BUTTONS } from "~/forms/live-buttons.ts";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { useOnceTrue } from "~/ui/enhance/use-once-true.ts";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import { ChosenSellerLine } from "../seller/chosen-seller-line.tsx";
import { StepForm } from "../step-form.tsx";
import { BUYER_FORM } from "../forms/buyer-form.ts";
import { WizardStepper } from "../wizard-page.tsx";
import type { StepAnswer } from "../step-answer.ts";
import { BuyerCodeField } from "./buyer-code-field.tsx";
import { CarriedLine } from "./carried-line.tsx";
import { NameFields } from "./name-fields.tsx";
import type { BuyerPageData } from "../buyer-page.server.ts";
import { useBuyerLookUp } from "./use-buyer-look-up.ts";

const NEW_STEPS = APPLICATION_STEPS.map(({ key, under }) => ({
  key,
  state: under === "new" ? ("current" as const) : ("todo" as const),
  to: null,
}));

/** Step 1: who buys. Names are asked for only when the back end does not know the code (F-205). */
export function BuyerForm({ page, answer }: { page: BuyerPageData; answer: StepAnswer | undefined }) {
  const { t } = useTranslation("application");
  const { form, fields } = useAppForm(BUYER_FORM, {
    schema: async () => (await import("./buyer-step.ts")).buyerSchema(page.testCodes),
    fields: page.fields,
    result: answer?.result,
  });
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const lookUp = useBuyerLookUp(page.lookUp, page.testCodes);
  // Names once asked for stay on the page: their findings are gone with the first letter typed.
  const wasAsked = useOnceTrue(
    answer?.asksNames === true ||
      [fields.firstName, fields.lastName].some(
        ({ errors, initialValue }) => errors !== undefined || Boolean(initialValue),
      ),
  );
  const asksNames = lookUp.found === null ? wasAsked : lookUp.found.state === "new";
  useFocusWhenAsked(fields.firstName.id, answer);
  const products = useEnumerationOptions()(contractTypes, page.productTypes);
  return (
    <>
      <BuyerTitle unfinishedApplication={page.unfinishedApplication} />
      <WizardStepper steps={NEW_STEPS} />
      <StepForm page={page} form={form} live={live} isAnswer={answer !== undefined}>
        {page.seller !== null && <ChosenSellerLine seller={page.seller} />}
        {page.calculation !== null && <CarriedLine calculation={page.calculation} />}
        <Card title={t("buyer.legend")}>
          <BuyerCodeField
            field={fields.personalCode}
            hint={t("buyer.personalCodeHint")}
            lookUp={lookUp}
            words={(found) => (found.state === "known" ? t("buyer.found", { name: found.name }) : t("buyer.newClient"))}
          />
          {asksNames && (
            <>
              {lookUp.found === null && <p>{t("buyer.newClient")}</p>}
              <NameFields firstName={fields.firstName} lastName={fields.lastName} />
            </>
          )}
          <FieldRow columns={3}>
            <ClientPhoneField field={fields.phone} />
            <ClientEmailField field={fields.email} hint={t("buyer.emailHint")} />
            <CitizenshipField field={fields.citizenship} choice={page.citizenships} />
          </FieldRow>
          <RadioGroup field={fields.productType} options={products} inline />
          <fieldset>
            <legend>{t("buyer.consents")}</legend>
            <CheckboxField field={fields.dataPolicy} />
            <CheckboxField field={fields.creditCheck} />
          </fieldset>
        </Card>
        <FormActions>
          <FormButton of={BUYER_FORM} name="continue">
            {t("buyer.check")}
          </FormButton>
        </FormActions>
      </StepForm>
    </>
  );
}

/** A new application, or one that has stayed without its buyer: it can be filled here, or deleted (F-009). */
function BuyerTitle({ unfinishedApplication }: Pick<BuyerPageData, "unfinishedApplication">) {
  const { t } = useTranslation("application");
  if (unfinishedApplication === null) return <TitleRow title={t("title.new")} />;
  return (
    <>
      <TitleRow title={t("title.application")} detail={t("number", { number: unfinishedApplication })}>
        <ButtonLink to={paths.deleteApplication(unfinishedApplication)} variant="danger" small>
          {t("delete")}
        </ButtonLink>
      </TitleRow>
      <p>{t("buyer.emptyDraft")}</p>
    </>
  );
}

/** The name that an answer asks for is what comes next. */
function useFocusWhenAsked(id: string, answer: StepAnswer | undefined): void {
  useEffect(() => {
    if (answer?.asksNames === true) document.getElementById(id)?.focus();
  }, [id, answer]);
}
