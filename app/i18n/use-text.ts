import { useTranslation } from "react-i18next";
import type { Translate, TextParams } from "./text-key.ts";

type LookUp = (key: string, params: TextParams) => unknown;

/** Looks up a text whose key is put together at run time (`soap:1063`); keys known when writing go through `useTranslation`. */
export function useText(): Translate {
  const { t } = useTranslation();
  const lookUp: LookUp = t as never;
  return (key, params = {}) => String(lookUp(key, params));
}

/** Looks up a text whose key has a part from outside, a code of the back end or a finding; null where there is no such text. */
export function useFoundText(): (key: string, params?: TextParams) => string | null {
  const { t, i18n } = useTranslation();
  const lookUp: LookUp = t as never;
  return (key, params = {}) => (i18n.exists(key, params) ? String(lookUp(key, params)) : null);
}

/** A text that the back end gives in both languages, in the page's one. */
export function useLocalised(): (text: { lt: string; en: string } | null) => string {
  const { i18n } = useTranslation();
  return (text) => (text === null ? "" : i18n.language === "en" ? text.en : text.lt);
}
