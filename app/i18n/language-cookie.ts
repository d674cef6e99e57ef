import type { Language } from "~/domain/language.ts";
import { LANGUAGE_PARAM, parseLanguage } from "./language.ts";

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The language that a request's `Cookie` header remembers, if it is one of ours. */
export function readLanguageCookie(header: string | null): Language | null {
  const value = header?.split(/;\s*/).find((pair) => pair.startsWith(`${LANGUAGE_PARAM}=`));
  return parseLanguage(value?.slice(LANGUAGE_PARAM.length + 1));
}

/**
 * The `Set-Cookie` header that remembers a language for a year. Both Max-Age and Expires, because Internet Explorer 8
 * knows only the latter.
 * @param options.secure true when the portal is served over https
 */
export function languageCookie(language: Language, options: { secure: boolean; now: Date }): string {
  const expires = new Date(options.now.getTime() + LANGUAGE_COOKIE_SECONDS * 1000).toUTCString();
  const attributes = `Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; Expires=${expires}; HttpOnly; SameSite=Lax`;
  return `${LANGUAGE_PARAM}=${language}; ${attributes}${options.secure ? "; Secure" : ""}`;
}
