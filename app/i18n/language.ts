import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "~/domain/language.ts";

/** Name of the query parameter and of the cookie that hold the chosen language (F-043). */
export const LANGUAGE_PARAM = "lang";

/**
 * Reads a language from outside: a query, a cookie, the document's `lang`. Regions are dropped (`en-GB` is `en`).
 * @returns null for anything else, paths and prototype names included
 */
export function parseLanguage(value: unknown): Language | null {
  if (typeof value !== "string") return null;
  const code = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(value)?.[1]?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The language to use for a value from outside: Lithuanian when it names none that we have (F-416). */
export const toLanguage = (value: unknown): Language => parseLanguage(value) ?? DEFAULT_LANGUAGE;

/** This address in another language: `?lang=` is set, the rest of the query stays. */
export function toLanguageUrl(url: { pathname: string; search: string }, language: Language): string {
  const query = new URLSearchParams(url.search);
  query.set(LANGUAGE_PARAM, language);
  return `${url.pathname}?${query.toString()}`;
}
