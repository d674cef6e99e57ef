import type { Language } from "~/domain/language.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { saysAlready } from "../says-already.ts";

type Labelled = Pick<ConditionVariant, "title" | "annualRatePercent" | "expired" | "promotional"> & {
  notForGoods: boolean;
};

/** A variant as the list names it: with its rate; one that cannot be chosen says why (F-252). */
export function labelOfVariant(variant: Labelled, language: Language): string {
  const t = getFixedT(language, "application");
  const name = nameWithRate(variant, language);
  if (variant.expired) return saysItEnded(variant.title.lt) ? name : t("credit.variantExpired", { name });
  if (variant.notForGoods) return t("credit.variantNotForGoods", { name });
  return variant.promotional ? t("credit.variantPromotional", { name }) : name;
}

function nameWithRate({ title, annualRatePercent }: Labelled, language: Language): string {
  const name = title[language];
  const rate = annualRatePercent === null ? null : formatPercentText(annualRatePercent, language);
  if (rate === null || saysAlready(name, rate)) return name;
  return getFixedT(language, "application")("credit.variantOption", { name, rate });
}

/** Lenders write the end of a promotion into its name: said once is enough. */
export const saysItEnded = (title: string): boolean =>
  ["(pasibaig", "(nebegalioj"].some((words) => title.toLowerCase().includes(words));
