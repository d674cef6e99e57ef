import { useTranslation } from "react-i18next";
import { EXTRA_WARRANTY_YEARS_MAX } from "~/domain/limits.ts";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { GOODS_FORM } from "./goods-fields.ts";
import type { WarrantyOffer } from "./warranty-offer.server.ts";

type Typed = { readonly value?: string | undefined };

/** The prices while they are about the group and the price that stand in the form. */
export const offerFor = (
  offer: WarrantyOffer | undefined,
  { groupId, priceCents }: { groupId: Typed; priceCents: Typed },
): WarrantyOffer | undefined =>
  offer?.groupId === (groupId.value ?? "") && offer.price === (priceCents.value ?? "") ? offer : undefined;

type WarrantyFieldsProps = {
  insured: FieldSource;
  years: FieldSource;
  isNeeded: boolean;
  offer: WarrantyOffer | undefined;
};

/** The extended warranty; its prices are shown by a button with script and without, and are checked by the server in any case. */
export function WarrantyFields({ insured, years, isNeeded, offer }: WarrantyFieldsProps) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const options = Array.from({ length: EXTRA_WARRANTY_YEARS_MAX }, (_, at) => at + 1).map((count) => {
    const price = offer?.prices.find((offered) => offered.years === count);
    return {
      value: String(count),
      label:
        price === undefined
          ? t("good.years", { count })
          : t("good.warrantyOption", { count, price: formatMoney(price.priceCents, language) }),
    };
  });
  return (
    <>
      <CheckboxField field={insured} hint={t("good.warrantyHint")} />
      <FieldRow>
        <SelectField field={years} options={options} emptyLabel={t("good.noWarranty")} optional={!isNeeded} />
      </FieldRow>
      <FormButton of={GOODS_FORM} name="warrantyPrices" variant="secondary" small>
        {t("good.warrantyPrices")}
      </FormButton>
      {/* It stands there before there is anything to say, so that what comes into it is read out. */}
      <div role="status" className="prices">
        {offer !== undefined && <Prices offer={offer} />}
      </div>
    </>
  );
}

/** What each duration costs, in sight; where there is nothing to be had, why. */
function Prices({ offer: { priceCents, prices } }: { offer: WarrantyOffer }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  if (priceCents === null) return <p>{t("good.pricesNeed")}</p>;
  if (prices.length === 0) return <p>{t("good.pricesNone")}</p>;
  return (
    <>
      <p>{t("good.pricesFor", { price: formatMoney(priceCents, language) })}</p>
      <ul>
        {prices.map(({ years, priceCents: cents }) => (
          <li key={years}>
            {t("good.years", { count: years })} – <strong>{formatMoney(cents, language)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
