import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ApplicationSummary } from "../application-summary.tsx";
import { LIVE_BUTTONS } from "../live-buttons.ts";
import { ScheduleLink } from "../schedule-link.tsx";
import type { StepAnswer } from "../step-answer.ts";
import { StepForm } from "../step-form.tsx";
import { HOUSEHOLD_FORM } from "../step-forms.ts";
import type { StepPage } from "../step-page.server.ts";
import { useEnumerationOptions } from "../use-enumeration-options.ts";
import { useLiveForm } from "../use-live-form.ts";
import { useStepForm } from "../use-step-form.ts";
import { WizardPage } from "../wizard-page.tsx";
import type { HouseholdExtras } from "./household-extras.server.ts";
import type { householdSchema } from "./household-step.ts";
import { OffersCard } from "./offers-card.tsx";

/** Step 3: income and household, and what they allow. */
export function HouseholdForm({
  page,
  answer,
}: {
  page: StepPage & { extras: HouseholdExtras };
  answer: StepAnswer | undefined;
}) {
  const { t } = useTranslation("application");
  const options = {
    id: HOUSEHOLD_FORM,
    loadSchema: async () => (await import("./household-step.ts")).householdSchema,
    fields: page.fields,
    result: answer?.result,
    unchecked: ["back"],
  };
  const { form, fieldset, onSubmit } = useStepForm(options);
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const labels = useHouseholdLabels();
  return (
    <WizardPage
      frame={page}
      summary={<ApplicationSummary summary={page.summary} actions={<ScheduleLink page={page} />} />}
    >
      <StepForm
        page={page}
        form={form}
        isAnswer={answer !== undefined}
        live={live}
        labelOf={(name) => labels[name]}
        onSubmit={onSubmit}
      >
        <IncomeCard fields={fieldset} />
        <LoansCard fields={fieldset} />
        <OffersCard extras={page.extras} summary={page.summary} chosen={fieldset.offer.initialValue} />
        <FormActions
          end={
            <SubmitButton name="back" variant="secondary">
              {t("actions.back")}
            </SubmitButton>
          }
        >
          <SubmitButton name="continue">{t("actions.continue")}</SubmitButton>
          <SubmitButton name="showOffers" variant="secondary">
            {t("actions.showOffers")}
          </SubmitButton>
        </FormActions>
      </StepForm>
    </WizardPage>
  );
}

type Fieldset = ReturnType<typeof useStepForm<typeof householdSchema>>["fieldset"];

function IncomeCard({ fields }: { fields: Fieldset }) {
  const { t } = useTranslation("application");
  const labels = useHouseholdLabels();
  const future = fields.future.getFieldset();
  const types = useEnumerationOptions(incomeTypes);
  const statuses = useEnumerationOptions(maritalStatuses);
  return (
    <Card title={t("household.income")}>
      <FieldRow columns={3}>
        <SelectField
          field={fields.incomeType}
          label={labels["incomeType"]}
          options={types}
          emptyLabel={t("credit.chooseVariant")}
        />
        <MoneyField field={fields.monthlyIncome} label={labels["monthlyIncome"]} hint={t("household.incomeHint")} />
        <TextField field={fields.workplace} label={labels["workplace"]} autoComplete="off" />
      </FieldRow>
      <CheckboxField field={fields.certificate} label={labels["certificate"]} />
      <FieldRow>
        <CheckboxField field={future.willDecrease} label={labels["future.willDecrease"]} />
        <MoneyField field={future.amount} label={labels["future.amount"]} optional />
      </FieldRow>
      <FieldRow>
        <SelectField
          field={fields.maritalStatus}
          label={labels["maritalStatus"]}
          options={statuses}
          emptyLabel={t("credit.chooseVariant")}
        />
        <CodeField field={fields.members} label={labels["members"]} hint={t("household.membersHint")} maxLength={2} />
      </FieldRow>
    </Card>
  );
}

function LoansCard({ fields }: { fields: Fieldset }) {
  const { t } = useTranslation("application");
  const labels = useHouseholdLabels();
  const loans = fields.loans.getFieldset();
  return (
    <Card title={t("household.loans")}>
      <FieldRow columns={4}>
        <MoneyField field={loans.consumer} label={labels["loans.consumer"]} optional />
        <MoneyField field={loans.mortgage} label={labels["loans.mortgage"]} optional />
        <MoneyField field={loans.leasing} label={labels["loans.leasing"]} optional />
        <MoneyField field={loans.other} label={labels["loans.other"]} optional />
      </FieldRow>
    </Card>
  );
}

function useHouseholdLabels(): Record<string, string> {
  const { t } = useTranslation("application");
  return {
    incomeType: t("household.incomeType"),
    monthlyIncome: t("household.incomeSum"),
    workplace: t("household.workplace"),
    certificate: t("household.certificate"),
    "future.willDecrease": t("household.lower"),
    "future.amount": t("household.futureIncome"),
    maritalStatus: t("household.maritalStatus"),
    members: t("household.members"),
    "loans.consumer": t("household.consumerLoans"),
    "loans.mortgage": t("household.mortgages"),
    "loans.leasing": t("household.leasing"),
    "loans.other": t("household.otherLoans"),
  };
}
