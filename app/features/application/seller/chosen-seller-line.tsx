import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import type { FoundSeller } from "~/services/seller-types.ts";
import { BUYER_FORM, OTHER_SELLER } from "../forms/buyer-form.ts";

/** For whom a manager's application is (F-187). The way to choose another is a button of the form, so that what is typed comes along. */
export function ChosenSellerLine({ seller }: { seller: FoundSeller }) {
  const { t } = useTranslation("application");
  const { fullName, login, shopName } = seller;
  return (
    <p>
      {t("seller.chosen")}: <strong>{t("seller.who", { fullName, login, shopName })}</strong>{" "}
      <FormButton of={BUYER_FORM} name={OTHER_SELLER} variant="secondary" small>
        {t("seller.other")}
      </FormButton>
    </p>
  );
}
