import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { BuyerPageData } from "../buyer-page.server.ts";

/** What of the calculator comes along into step 2 (F-391), or that nothing does. */
export function CarriedLine({ calculation }: { calculation: NonNullable<BuyerPageData["calculation"]> }) {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  if (calculation === "lost") return <p className="note">{t("buyer.calculationLost")}</p>;
  const { title, months, priceCents } = calculation;
  const price = formatMoney(priceCents, toLanguage(i18n.language));
  return <p>{t("buyer.calculated", { variant: localised(title), months: months ?? "–", price })}</p>;
}
