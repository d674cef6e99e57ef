import { useTranslation } from "react-i18next";

/** Says that this is not the real thing, and which version it is (F-426). */
export function TestLabel({ version }: { version: string | null }) {
  const { t } = useTranslation("shell");
  return version === null ? null : <small>{t("testVersion", { version })}</small>;
}
