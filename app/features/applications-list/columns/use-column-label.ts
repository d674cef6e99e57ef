import { useTranslation } from "react-i18next";
import type { TableColumnName } from "./table-columns.ts";

/** How the head of a column is called. */
export function useColumnLabel(): (name: TableColumnName) => string {
  const { t } = useTranslation("applications");
  return (name) => {
    if (name === "buyer" || name === "nextStep") return t(`main.${name}`);
    return name === "seller" ? t("columns.sellerFullName") : t(`columns.${name}`);
  };
}
