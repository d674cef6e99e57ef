import { useTranslation } from "react-i18next";

export type TextParams = Record<string, string | number>;

/** Looks up a text whose key is made at run time (`soap:1063`); keys known when writing go through `useTranslation`. */
export function useText(): (key: string, params?: TextParams) => string {
  const { t } = useTranslation();
  const translate: (key: string, params: TextParams) => unknown = t as never;
  return (key, params = {}) => String(translate(key, params));
}

/** A text that the back end gives in both languages, in the page's one. */
export function useLocalised(): (text: { lt: string; en: string } | null) => string {
  const { i18n } = useTranslation();
  return (text) => (text === null ? "" : i18n.language === "en" ? text.en : text.lt);
}
