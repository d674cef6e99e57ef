import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { SIGNATURE_FORM } from "./contract-forms.ts";
import type { ContractPage } from "./contract-page.server.ts";
import { isResultOf } from "./is-result-of.ts";

type PaperSignatureFormProps = { page: ContractPage; result: SubmissionResult<string[]> | undefined };

/** When a person signed on paper, and that the seller saw it. */
export function PaperSignatureForm({ page, result }: PaperSignatureFormProps) {
  const { t } = useTranslation("application");
  const { form, fields } = useAppForm(SIGNATURE_FORM, {
    schema: async () => {
      const { paperSignatureSchema } = await import("./paper-signature-schema.ts");
      return paperSignatureSchema(page);
    },
    // After the last day to sign, today is not when it was signed.
    fields: { signedOn: page.isTermOver ? "" : page.today, ...page.signature },
    result: isResultOf(result, SIGNATURE_FORM) ? result : undefined,
  });
  const openNames = page.signatures.filter(({ signer }) => page.signers.includes(signer));
  const options = openNames.map(({ signer, name }) => ({ value: signer, label: name }));
  const [only, ...others] = openNames;
  const isOfOne = page.signatures.length > 1 && only !== undefined && others.length === 0;
  const label = isOfOne ? t("contract.confirmedBy", { name: only.name }) : undefined;
  return (
    <AppForm form={form} seals={page.seals.signature} version={page.version} isSummaryAbove>
      {page.signers.length > 1 && <RadioGroup field={fields.signer} options={options} inline />}
      <DateField field={fields.signedOn} />
      <CheckboxField field={fields.confirmed} label={label} />
      <FormButton of={SIGNATURE_FORM} name="confirmSignature" variant="secondary">
        {t("contract.confirm")}
      </FormButton>
    </AppForm>
  );
}
