import { useTranslation } from "react-i18next";
import { NO_INSURANCE } from "~/domain/insurance.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { InsuranceOffer } from "~/services/application-types.ts";
import { Card } from "~/ui/card.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import type { Option } from "~/ui/form/option.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { ContractDataFields } from "./address-card.tsx";
import { useContractDataLabels } from "./contract-data-labels.ts";

type CardProps = { fields: ContractDataFields };

/** The buyer's account, and what the money is for: typed, or shown where the variant settles it (F-270, F-273, F-274). */
export function PayoutCard({ fields, isSettled }: CardProps & { isSettled: boolean }) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  const settled = [
    { label: labels["moneyUsage"], value: t("contractData.goodsUsage") },
    { label: labels["creditorAccount"], value: t("contractData.sellersAccount") },
  ];
  return (
    <Card title={t("contractData.payout")}>
      <TextField
        field={fields.account}
        label={labels["account"]}
        hint={t("contractData.accountHint")}
        autoComplete="off"
        spellCheck={false}
        width="medium"
      />
      {isSettled ? <SummaryList groups={[settled]} /> : <OpenPayout fields={fields} />}
    </Card>
  );
}

function OpenPayout({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  return (
    <FieldRow>
      <TextField field={fields.moneyUsage} label={labels["moneyUsage"]} autoComplete="off" maxLength={200} optional />
      <TextField
        field={fields.creditorAccount}
        label={labels["creditorAccount"]}
        hint={t("contractData.creditorAccountHint")}
        autoComplete="off"
        spellCheck={false}
        optional
      />
    </FieldRow>
  );
}

/** Payment protection with the premium of a month, as the back end offers it to this buyer (F-281). */
export function InsuranceCard({ fields, offers }: CardProps & { offers: InsuranceOffer[] }) {
  const { t } = useTranslation("application");
  const labels = useContractDataLabels();
  const options = useInsuranceOptions(offers);
  if (offers.length === 0) return null;
  return (
    <Card title={t("contractData.insuranceTitle")}>
      <SelectField
        field={fields.insurance}
        label={labels["insurance"]}
        hint={t("contractData.insuranceHint")}
        options={options}
      />
    </Card>
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
