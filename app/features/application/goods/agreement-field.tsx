import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { AGREEMENT_FIELD } from "./agreement-name.ts";

/** A manager confirms that a change of goods is agreed with the seller (F-251, R-C21). */
export function AgreementField({ formId, errors }: { formId: string; errors: string[] | undefined }) {
  const { t } = useTranslation("application");
  const field = { id: `${formId}-${AGREEMENT_FIELD}`, name: AGREEMENT_FIELD, errors: errors ?? [] };
  return (
    <CheckboxField field={field} label={t("good.fields.agreedWithSeller")} hint={t("good.agreedWithSellerHint")} />
  );
}
