import { createInstance, type i18n, type Namespace, type TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "~/domain/language.ts";
import { LANGUAGE_PARAM, parseLanguage, toLanguage, toLanguageUrl } from "./language.ts";
import { readLanguageCookie } from "./language-cookie.ts";
import { I18N_OPTIONS } from "./options.ts";
import { rememberTexts } from "./remember-texts.server.ts";
import { NAMESPACES, RESOURCES } from "./resources.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/**
 * Detects the language of a request: `?lang=`, then the cookie, then Lithuanian. The browser's own wish is not asked
 * (F-416), and what names no language of ours is passed over (R-E16).
 */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ["custom"],
    findLocale: async (request) => findLanguage(request),
  },
});

/** The language in which a request is answered. */
export async function getLocale(request: RequestHead): Promise<Language> {
  // The detection reads address and cookie, never the body.
  return toLanguage(await remixI18n.getLocale(request as Request));
}

/** Address of the same page, without its query unless `page` has one, in the language that it is not shown in. */
export async function toOtherLanguageUrl(request: RequestHead, page?: string): Promise<string> {
  const now = await getLocale(request);
  const other = LANGUAGES.find((language) => language !== now) ?? now;
  const { pathname } = new URL(request.url);
  return toLanguageUrl(page === undefined ? { pathname, search: "" } : new URL(page, request.url), other);
}

/** The language that a request's address asks for, to be remembered in the cookie; null when it asks for none of ours. */
export function findLanguageInUrl(request: RequestHead): Language | null {
  return parseLanguage(new URL(request.url).searchParams.get(LANGUAGE_PARAM));
}

function findLanguage(request: RequestHead): Language | null {
  return findLanguageInUrl(request) ?? readLanguageCookie(request.headers.get("Cookie"));
}

/** One ready instance a language, made once: texts are constant, and an instance a request would cost more than the page. */
const instances: Record<Language, i18n> = { lt: createServerI18n("lt"), en: createServerI18n("en") };

/** The instance for `<I18nextProvider>` while a request is drawn on the server. It is shared: never change its language. */
export async function createTranslator(request: RequestHead): Promise<i18n> {
  return instances[await getLocale(request)];
}

/** Looks texts up outside of components: titles, mails, messages of actions. */
export function getFixedT<N extends Namespace>(language: Language, namespace: N): TFunction<N> {
  return instances[language].getFixedT(language, namespace);
}

function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  // Everything is in memory, so that init is done when it returns.
  void instance.init({ ...I18N_OPTIONS, lng: language, ns: NAMESPACES, resources: RESOURCES, initImmediate: false });
  rememberTexts(instance);
  return instance;
}
