import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { AGREEMENT_FIELD } from "~/features/application/goods/agreement-name.ts";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import { PriceLadder } from "~/features/application/price-ladder.tsx";
import { StepPage } from "~/features/application/step-page.tsx";
import { CreditFields } from "~/features/application/steps/credit-fields.tsx";
import { InsuranceChangeNote } from "~/features/application/steps/insurance-change-note.tsx";
import { GoodsCard } from "~/features/application/steps/goods-card.tsx";
import { useNewer } from "~/features/application/use-newer.ts";
import { useStepForm } from "~/features/application/use-step-form.ts";
import { CREDIT } from "~/features/application/forms/credit-form.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { LIVE_BUTTONS } from "~/forms/live-buttons.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { toLanguage } from "~/i18n/language.ts";
import { PlainOnly } from "~/ui/plain-only.tsx";
import { typeIntoField } from "~/ui/enhance/type-into.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { SummaryLine } from "~/ui/summary-card.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application", "enumerations"], title: "application:steps.credit" };

/** Step 2: goods, and how they are paid; an account or a card has a sum instead. The summary beside them is live with script, by “Recalculate” without. */
export default function CreditPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<StepAnswer>();
  const { t, i18n } = useTranslation("application");
  const { form, fields } = useStepForm(CREDIT, page, answer);
  const live = useLiveForm<StepAnswer>(LIVE_BUTTONS.compute);
  const newer = useNewer(live.answer, page);
  const answered = { ...answer, ...newer };
  const summary = answered.summary ?? page.stepData.summary ?? page.summary;
  const prices = answered.prices ?? page.stepData.prices;
  const { goods, begunGood, hasCatalogue, isCatalogueSilent, variants, months, asksSum, asksAgreement } = page.stepData;
  const { allErrors } = form.meta;
  return (
    <StepPage page={page} form={form} live={live} summary={summary} answer={answer}>
      {(!asksSum || goods.length > 0) && (
        <GoodsCard
          applicationId={page.applicationId}
          goods={goods}
          begun={begunGood}
          item={hasCatalogue ? fields.item : null}
          isCatalogueSilent={isCatalogueSilent}
          errors={allErrors["goods"]}
          agreement={asksAgreement ? { errors: allErrors[AGREEMENT_FIELD] } : null}
        />
      )}
      <CreditFields
        fields={fields}
        variants={variants}
        months={months}
        asksSum={asksSum}
        findings={answered.findings}
      />
      {summary.monthlyPaymentCents !== null && (
        <SummaryLine
          label={t("summary.monthly")}
          value={formatMoney(summary.monthlyPaymentCents, toLanguage(i18n.language))}
        />
      )}
      <InsuranceChangeNote answer={answer} errors={allErrors} />
      <FormActions
        end={
          <FormButton of={CREDIT.form} name="back" variant="secondary">
            {t("actions.back")}
          </FormButton>
        }
      >
        <FormButton of={CREDIT.form} name="continue">
          {t("actions.continue")}
        </FormButton>
        <FormButton of={CREDIT.form} name="save" variant="secondary">
          {t("actions.save")}
        </FormButton>
        <PlainOnly>
          <FormButton of={CREDIT.form} name="recalculate" variant="secondary">
            {t("actions.recalculate")}
          </FormButton>
        </PlainOnly>
      </FormActions>
      <PriceLadder
        form={CREDIT.form}
        choose={(chosen) => typeIntoField(fields.duration.id, String(chosen))}
        prices={prices}
        creditSumCents={summary.creditSumCents}
        chosenMonths={summary.durationMonths}
      />
    </StepPage>
  );
}
