import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { EXTRA_WARRANTY_YEARS_MAX } from "~/domain/limits.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import type { WarrantyPrice } from "~/services/goods-types.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { StepForm } from "../step-form.tsx";
import { useStepForm } from "../use-step-form.ts";
import { GOODS_FORM } from "./goods-fields.ts";
import type { GoodsPage } from "./goods-page.server.ts";

export type GoodsAnswer = { result?: SubmissionResult<string[]>; prices?: WarrantyPrice[] };

/** One line of goods on a page of its own (F-232 to F-241). */
export function GoodsLineForm({ page, answer }: { page: GoodsPage; answer: GoodsAnswer | undefined }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const unchecked = ["warrantyPrices"];
  const { form, fieldset, onSubmit } = useStepForm({
    id: GOODS_FORM,
    loadSchema: async () => {
      const [{ goodsLineSchema }, { goodsContextOf }] = await Promise.all([
        import("~/domain/goods-line-schema.ts"),
        import("./goods-context.ts"),
      ]);
      return goodsLineSchema(goodsContextOf(page.groups, page.extendedWarrantyAllowed));
    },
    fields: page.fields,
    result: answer?.result,
    unchecked,
  });
  const labels = useGoodsLabels();
  const group = page.groups.find(({ id }) => String(id) === fieldset.groupId.value);
  const hidden = {
    id: fieldset.id.initialValue,
    manufacturerWarrantyMonths: fieldset.manufacturerWarrantyMonths.initialValue,
  };
  return (
    <>
      <TitleRow title={page.isNew ? t("good.newTitle") : t("good.editTitle")} />
      <StepForm
        page={page}
        form={form}
        isAnswer={answer !== undefined}
        labelOf={(name) => labels[name]}
        onSubmit={onSubmit}
      >
        <HiddenFields values={hidden} />
        <Card>
          <TextField field={fieldset.title} label={labels["title"]} maxLength={100} />
          <FieldRow columns={3}>
            <SelectField
              field={fieldset.groupId}
              label={labels["groupId"]}
              options={page.groups.map(({ id, title }) => ({ value: String(id), label: localised(title) }))}
              emptyLabel={t("good.chooseGroup")}
            />
            <PriceField field={fieldset.priceCents} label={labels["priceCents"]} group={group} />
            <QuantityField
              field={fieldset.quantity}
              label={labels["quantity"]}
              isFixed={fieldset.insured.value === "on"}
            />
          </FieldRow>
          <FieldRow>
            <TextField
              field={fieldset.productNumber}
              label={labels["productNumber"]}
              hint={t("good.productNumberHint")}
              optional
            />
            <TextField
              field={fieldset.serialNumber}
              label={labels["serialNumber"]}
              hint={t("good.serialHint")}
              optional
            />
          </FieldRow>
          {page.extendedWarrantyAllowed && (
            <WarrantyFields insured={fieldset.insured} years={fieldset.warrantyYears} prices={answer?.prices ?? []} />
          )}
        </Card>
        <FormActions
          end={<ButtonLink to={paths.applicationStep(page.applicationId, 2)}>{t("good.cancel")}</ButtonLink>}
        >
          <SubmitButton name="continue">{t("good.save")}</SubmitButton>
        </FormActions>
      </StepForm>
    </>
  );
}

type FieldProps = { field: Parameters<typeof TextField>[0]["field"]; label: string | undefined };

function PriceField({ field, label, group }: FieldProps & { group: GoodsPage["groups"][number] | undefined }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const hint =
    group &&
    t("good.priceHint", {
      min: formatMoney(group.minPriceCents, language),
      max: formatMoney(group.maxPriceCents, language),
    });
  return <MoneyField field={field} label={label} hint={hint} />;
}

/** With an extended warranty there is one piece: the field shows it and cannot be changed (F-241). */
function QuantityField({ field, label, isFixed }: FieldProps & { isFixed: boolean }) {
  const { id, name, errors } = field;
  const shown = isFixed ? { id, name, errors, key: "fixed", defaultValue: "1" } : field;
  return <CodeField field={shown} label={label} readOnly={isFixed} maxLength={2} />;
}

/** The extended warranty; its prices are shown by a button without script, and are checked by the server in any case. */
function WarrantyFields({
  insured,
  years,
  prices,
}: {
  insured: FieldProps["field"];
  years: FieldProps["field"];
  prices: WarrantyPrice[];
}) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const labels = useGoodsLabels();
  const options = Array.from({ length: EXTRA_WARRANTY_YEARS_MAX }, (_, at) => at + 1).map((count) => {
    const price = prices.find((offer) => offer.years === count);
    return {
      value: String(count),
      label:
        price === undefined
          ? t("good.years", { count })
          : t("good.warrantyOption", { count, price: formatMoney(price.priceCents, language) }),
    };
  });
  return (
    <FieldRow>
      <CheckboxField field={insured} label={labels["insured"]} hint={t("good.warrantyHint")} />
      <div>
        <SelectField
          field={years}
          label={labels["warrantyYears"]}
          options={options}
          emptyLabel={t("good.noWarranty")}
          optional
        />
        <SubmitButton name="warrantyPrices" variant="secondary" small>
          {t("good.warrantyPrices")}
        </SubmitButton>
      </div>
    </FieldRow>
  );
}

function useGoodsLabels(): Record<string, string> {
  const { t } = useTranslation("application");
  return {
    title: t("good.title"),
    groupId: t("good.group"),
    quantity: t("good.quantity"),
    priceCents: t("good.price"),
    productNumber: t("good.productNumber"),
    serialNumber: t("good.serialNumber"),
    insured: t("good.extendedWarranty"),
    warrantyYears: t("good.warrantyDuration"),
  };
}
