import { useTranslation } from "react-i18next";
import type { TableColumnName } from "./table-columns.ts";

/** How the head of a column is called. */
export function useColumnLabel(): (name: TableColumnName) => string {
  const { t } = useTranslation("applications");
  return (name) =>
    name === "buyer" || name === "seller" || name === "nextStep" ? t(`main.${name}`) : t(`columns.${name}`);
}
