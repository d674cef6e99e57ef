import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { SummaryLine } from "~/ui/summary-card.tsx";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { ApplicationSummary } from "../application-summary.tsx";
import { LIVE_BUTTONS } from "../live-buttons.ts";
import { StepForm } from "../step-form.tsx";
import type { StepAnswer } from "../step-answer.ts";
import { CREDIT_FORM } from "../step-forms.ts";
import type { StepPage } from "../step-page.server.ts";
import { useLiveForm } from "../use-live-form.ts";
import { useStepForm } from "../use-step-form.ts";
import { WizardPage } from "../wizard-page.tsx";
import type { CreditExtras } from "./credit-extras.server.ts";
import { CreditFields, useCreditLabels } from "./credit-fields.tsx";
import { GoodsCard } from "./goods-card.tsx";
import { ScheduleLink } from "../schedule-link.tsx";

/** Buttons that take an unfinished form along. */
const UNCHECKED = ["recalculate", "addGood", "openCatalogue", "editGood", "copyGood", "removeGood"];

/** Step 2: goods, and how they are paid; an account or a card has a sum instead. The summary beside them is live with script, by “Recalculate” without. */
export function CreditForm({
  page,
  answer,
}: {
  page: StepPage & { extras: CreditExtras };
  answer: StepAnswer | undefined;
}) {
  const { t, i18n } = useTranslation("application");
  const { form, fieldset, onSubmit } = useStepForm({
    id: CREDIT_FORM,
    loadSchema: async () => (await import("./credit-step.ts")).creditSchema,
    fields: page.fields,
    result: answer?.result,
    unchecked: UNCHECKED,
  });
  const live = useLiveForm(LIVE_BUTTONS.compute);
  const summary = live.summary ?? answer?.summary ?? page.summary;
  const labels = useCreditLabels();
  const { goods, hasCatalogue, variants, asksSum } = page.extras;
  return (
    <WizardPage frame={page} summary={<ApplicationSummary summary={summary} actions={<ScheduleLink page={page} />} />}>
      <StepForm
        page={page}
        form={form}
        isAnswer={answer !== undefined}
        live={live}
        labelOf={(name) => labels[name]}
        onSubmit={onSubmit}
      >
        {(!asksSum || goods.length > 0) && (
          <GoodsCard goods={goods} hasCatalogue={hasCatalogue} errors={form.allErrors["goods"]} />
        )}
        <CreditFields fields={fieldset} variants={variants} asksSum={asksSum} />
        {summary.monthlyPaymentCents !== null && (
          <SummaryLine
            label={t("summary.monthly")}
            value={formatMoney(summary.monthlyPaymentCents, toLanguage(i18n.language))}
          />
        )}
        <FormActions>
          <SubmitButton name="continue">{t("actions.continue")}</SubmitButton>
          <SubmitButton name="save" variant="secondary">
            {t("actions.save")}
          </SubmitButton>
          <SubmitButton name="recalculate" variant="secondary">
            {t("actions.recalculate")}
          </SubmitButton>
        </FormActions>
      </StepForm>
    </WizardPage>
  );
}
