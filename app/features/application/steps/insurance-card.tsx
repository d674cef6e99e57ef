import { useTranslation } from "react-i18next";
import { HEALTH_QUESTIONS } from "~/domain/health-questionnaire.ts";
import { NO_INSURANCE } from "~/domain/insurance.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { InsuranceOffer } from "~/services/condition-types.ts";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import type { Option } from "~/ui/form/option.ts";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import type { ContractDataFields } from "./address-card.tsx";

type InsuranceCardProps = { fields: ContractDataFields; offers: InsuranceOffer[] };

/** Payment protection with the premium of a month, as the back end offers it to this buyer (F-281), and what a package asks about health (F-282). */
export function InsuranceCard({ fields, offers }: InsuranceCardProps) {
  const { t } = useTranslation("application");
  const options = useInsuranceOptions(offers);
  if (offers.length === 0) return null;
  return (
    <Card title={t("contractData.insuranceTitle")}>
      <SelectField field={fields.insurance} hint={t("contractData.insuranceHint")} options={options} />
      <HealthQuestions fields={fields} offers={offers.filter(({ asksHealth }) => asksHealth)} />
    </Card>
  );
}

/** With script the questions come with a package that asks them; without it they stand there and say which ones do. */
function HealthQuestions({ fields, offers }: InsuranceCardProps) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const isScripted = useHydrated();
  const isAsked = offers.some(({ id }) => String(id) === fields.insurance.value);
  if (offers.length === 0 || (isScripted && !isAsked)) return null;
  const answers = fields.health.getFieldset();
  const yesOrNo = [
    { value: "no", label: t("contractData.no") },
    { value: "yes", label: t("contractData.yes") },
  ];
  const names = offers.map(({ title }) => localised(title)).join("; ");
  return (
    <section aria-labelledby="health-questions">
      <h3 id="health-questions">{t("contractData.health")}</h3>
      <p>
        {isScripted ? t("contractData.healthHint") : t("contractData.healthPlainHint", { names, count: offers.length })}
      </p>
      {HEALTH_QUESTIONS.map((question) => (
        <RadioGroup key={question} field={answers[question]} options={yesOrNo} inline />
      ))}
    </section>
  );
}

function useInsuranceOptions(offers: InsuranceOffer[]): Option[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const language = toLanguage(i18n.language);
  const labelOf = ({ title, premiumCents }: InsuranceOffer) =>
    premiumCents === null
      ? localised(title)
      : t("contractData.insuranceOption", { name: localised(title), premium: formatMoney(premiumCents, language) });
  return [
    { value: String(NO_INSURANCE), label: t("contractData.noInsurance") },
    ...offers.map((offer) => ({ value: String(offer.id), label: labelOf(offer) })),
  ];
}
