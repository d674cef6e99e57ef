import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { goodsNeeds } from "~/domain/goods-needs.ts";
import { WARRANTY_DEFAULT_MONTHS } from "~/domain/limits.ts";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { LIVE_BUTTONS } from "~/forms/live-buttons.ts";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { SaveConflict } from "../step-answer.ts";
import { StepForm } from "../step-form.tsx";
import { AgreementField } from "./agreement-field.tsx";
import { AGREEMENT_FIELD } from "./agreement-name.ts";
import { GOODS_FORM } from "./goods-fields.ts";
import type { GoodsPage } from "./goods-page.server.ts";
import { offerFor, WarrantyFields } from "./warranty-fields.tsx";
import type { WarrantyOffer } from "./warranty-offer.server.ts";

export type GoodsAnswer = { result?: SubmissionResult<string[]>; warranty?: WarrantyOffer; conflict?: SaveConflict };

/** One line of goods: in front of step 2, or on a page of its own (F-232 to F-241, F-249). */
export function GoodsLineForm({ page, answer }: { page: GoodsPage; answer: GoodsAnswer | undefined }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const { form, fields } = useAppForm(GOODS_FORM, {
    schema: async () => {
      const [{ goodsLineSchema }, { goodsContextOf }] = await Promise.all([
        import("~/domain/goods-line-schema.ts"),
        import("./goods-context.ts"),
      ]);
      return goodsLineSchema(goodsContextOf(page.groups, page.extendedWarrantyAllowed));
    },
    fields: page.fields,
    result: answer?.result,
    isReplaced: answer?.conflict !== undefined,
  });
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const group = page.groups.find(({ id }) => String(id) === fields.groupId.value);
  const isInsured = fields.insured.value === "on";
  const needs = goodsNeeds(isInsured, group && { catalogueEmpty: !group.hasCatalogue });
  const hidden = {
    id: fields.id.initialValue,
    manufacturerWarrantyMonths: fields.manufacturerWarrantyMonths.initialValue,
  };
  return (
    <>
      <TitleRow title={page.isNew ? t("good.newTitle") : t("good.editTitle")} />
      <StepForm page={page} form={form} live={live} isAnswer={answer !== undefined} conflict={answer?.conflict}>
        <HiddenFields values={hidden} />
        <Card>
          <TextField field={fields.title} />
          <FieldRow columns={3}>
            <SelectField
              field={fields.groupId}
              options={page.groups.map(({ id, title }) => ({ value: String(id), label: localised(title) }))}
              emptyLabel={t("good.chooseGroup")}
            />
            <PriceField field={fields.priceCents} group={group} />
            <QuantityField field={fields.quantity} isFixed={isInsured} />
          </FieldRow>
          <FieldRow>
            <TextField
              field={fields.productNumber}
              hint={t("good.productNumberHint")}
              optional={!needs.productNumber}
            />
            <TextField field={fields.serialNumber} hint={t("good.serialHint")} optional={!needs.serialNumber} />
          </FieldRow>
          <ManufacturerWarranty months={hidden.manufacturerWarrantyMonths} />
          {page.extendedWarrantyAllowed && (
            <WarrantyFields
              insured={fields.insured}
              years={fields.warrantyYears}
              isNeeded={needs.warrantyYears}
              offer={offerFor(answer?.warranty, fields)}
            />
          )}
          {page.asksAgreement && (
            <AgreementField formId={GOODS_FORM.id} errors={form.meta.allErrors[AGREEMENT_FIELD]} />
          )}
        </Card>
        <FormActions
          end={<ButtonLink to={paths.applicationGoodsList(page.applicationId)}>{t("good.cancel")}</ButtonLink>}
        >
          <FormButton of={GOODS_FORM} name="continue">
            {t("good.save")}
          </FormButton>
        </FormActions>
      </StepForm>
    </>
  );
}

/** What the manufacturer answers for: of a new good as long as of any other that says nothing (F-249). */
function ManufacturerWarranty({ months }: { months: string | undefined }) {
  const { t } = useTranslation("application");
  const count = Number(months || WARRANTY_DEFAULT_MONTHS);
  return <p className="note">{t("good.manufacturerWarranty", { count })}</p>;
}

type FieldProps = { field: FieldSource };

function PriceField({ field, group }: FieldProps & { group: GoodsPage["groups"][number] | undefined }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const hint =
    group &&
    t("good.priceHint", {
      min: formatMoney(group.minPriceCents, language),
      max: formatMoney(group.maxPriceCents, language),
    });
  return <MoneyField field={field} hint={hint} />;
}

/** With an extended warranty there is one piece: the field shows it and cannot be changed (F-241). */
function QuantityField({ field, isFixed }: FieldProps & { isFixed: boolean }) {
  const { id, name, errors } = field;
  const shown = isFixed ? { id, name, errors, key: "fixed", defaultValue: "1" } : field;
  return <CodeField field={shown} readOnly={isFixed} />;
}
