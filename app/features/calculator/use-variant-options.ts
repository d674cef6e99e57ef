import { useTranslation } from "react-i18next";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { Option } from "~/ui/form/option.ts";
import type { CalculatorPage } from "./calculator-page.server.ts";

/** The variants of the shop by name and rate; an ended one is left out, unless the address names it: then it says why it cannot be had (F-252). */
export function useVariantOptions({ choices, typed }: CalculatorPage): Option[] {
  const { t, i18n } = useTranslation("calculator");
  const localised = useLocalised();
  return choices.variants
    .filter(({ id, isExpired }) => !isExpired || String(id) === typed.variant)
    .map(({ id, title, annualRatePercent, isPromotional, months }) => {
      const rate = annualRatePercent === null ? "–" : formatPercentText(annualRatePercent, toLanguage(i18n.language));
      const range = months.from === months.to ? String(months.to) : `${months.from}–${months.to}`;
      const values = { name: localised(title), rate, range };
      return { value: String(id), label: t(isPromotional ? "variant.promotional" : "variant.plain", values) };
    });
}
