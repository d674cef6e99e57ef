import { useTranslation } from "react-i18next";
import { politicalConnections } from "~/domain/enumerations/political-connection.ts";
import { useText } from "~/i18n/use-text.ts";
import type { Application } from "~/services/application-types.ts";
import type { SummaryRow } from "~/ui/summary-list.tsx";

/** The buyer's answer about public office, with whose office it is and where (F-290). */
export function usePoliticsRow({
  exposed,
  name,
  institution,
  connection,
}: Application["politicalExposure"]): SummaryRow {
  const { t } = useTranslation("application");
  const text = useText();
  const label = t("contractData.politics");
  if (exposed === null) return { label, value: t("review.notGiven") };
  if (!exposed) return { label, value: t("contractData.no") };
  const key = politicalConnections.labelKey(connection);
  const whose = [name, key === null ? null : text(`enumerations:${key}`), institution].filter(Boolean).join(", ");
  return { label, value: [t("contractData.yes"), whose].filter(Boolean).join(": ") };
}
