import { useTranslation } from "react-i18next";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import { politicalConnections } from "~/domain/enumerations/political-connection.ts";
import { toNotation } from "~/domain/number-notation.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { Option } from "~/ui/form/option.ts";
import type { ChoiceTitles } from "./step-definition.ts";

/** Fields of the steps that hold a code of an enumeration. */
const ENUMERATIONS: Readonly<Record<string, Enumeration<number, EnumerationKey>>> = {
  productType: contractTypes,
  incomeType: incomeTypes,
  maritalStatus: maritalStatuses,
  "document.type": identityDocumentTypes,
};

/** Fields that are ticked or not. */
const TICKS: readonly string[] = [
  "winterPayments",
  "certificate",
  "future.willDecrease",
  "correspondence.differs",
  "document.noExpiry",
  "consents.directMarketing",
  "consents.partnerOffers",
  "consents.profiling",
  "insured",
];

/** The value of a field as a user knows it: the word of a code, yes or no of a tick, what was typed of anything else. */
export function useFieldWords(titles: ChoiceTitles): (name: string, value: string) => string {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const wordOfCode = useWordsOfCodes();
  const titleOf = (name: string, value: string) =>
    titles[name]?.find((choice) => choice.value === value)?.title ?? null;
  const offer = (value: string) => {
    const [variant = "", months = 0] = value.split("-");
    return t("summary.conditionsValue", {
      variant: localised(titleOf("variant", variant)),
      duration: t("offers.months", { count: Number(months) }),
    });
  };
  return (name, value) => {
    if (TICKS.includes(name)) return value === "on" ? t("contractData.yes") : t("contractData.no");
    if (value === "") return "";
    if (name === "offer") return offer(value);
    return localised(titleOf(name, value)) || (wordOfCode(name, value) ?? toNotation(value, toLanguage(i18n.language)));
  };
}

/** The questions of the health questionnaire, which are answered with yes or no (F-282). */
const HEALTH = "health.";

/** Words of the fields that hold one of a few codes; null for any other. */
function useWordsOfCodes() {
  const { t } = useTranslation("application");
  const optionsOf = useEnumerationOptions();
  const optionsOfField = (name: string): readonly Option[] => {
    if (name === "politics.connection") return optionsOf(politicalConnections);
    if (name === "politics.exposed" || name.startsWith(HEALTH))
      return [
        { value: "yes", label: t("contractData.yes") },
        { value: "no", label: t("contractData.no") },
      ];
    if (name === "advance.type")
      return [
        { value: String(AdvanceType.amount), label: t("credit.advanceAmount") },
        { value: String(AdvanceType.percent), label: t("credit.advancePercent") },
      ];
    const enumeration = ENUMERATIONS[name];
    return enumeration === undefined ? [] : optionsOf(enumeration);
  };
  return (name: string, value: string) => optionsOfField(name).find((option) => option.value === value)?.label ?? null;
}
