import { useTranslation } from "react-i18next";

const KB_BYTES = 1_024;
const MB_BYTES = KB_BYTES * KB_BYTES;

/** The size of a file in the words of the page: `340 KB`, `2,1 MB`. */
export function useFileSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation("uploads");
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value);
  return (bytes) =>
    bytes < MB_BYTES
      ? t("size.kb", { size: number(Math.max(1, bytes / KB_BYTES), 0) })
      : t("size.mb", { size: number(bytes / MB_BYTES, 1) });
}
