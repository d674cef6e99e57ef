import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from "i18next";
import type { Language } from "~/domain/language.ts";
import { I18N_OPTIONS } from "./options.ts";

/** One small chunk a language and namespace; the browser fetches only what its pages show. */
const textFiles = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { import: "default" });

/** How the texts of a namespace are fetched; rejects when they do not come. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceLanguage>;

/**
 * The browser's texts in one language. Rejects when those of the first page do not come: then leave the page as the server drew it.
 * Those of a later page are fetched before it is drawn (`usePageTexts`).
 * @param namespaces those of the first page: `["ui", "shell", ...getInitialNamespaces()]`
 * @param onLost when the texts of a later page do not come; the page before stays until the server's page is there, for the new
 *   one would show keys instead of words
 */
export async function createBrowserI18n(
  language: Language,
  namespaces: readonly string[],
  onLost: () => void,
  load: LoadTexts = loadTexts,
): Promise<i18n> {
  const ns = [...new Set(namespaces)];
  const texts = await Promise.all(ns.map(async (namespace) => [namespace, await load(language, namespace)] as const));
  const instance = createInstance().use(laterTexts(load, onLost));
  await instance.init({
    ...I18N_OPTIONS,
    lng: language,
    ns,
    resources: { [language]: Object.fromEntries(texts) },
    partialBundledLanguages: true,
  });
  return instance;
}

const laterTexts = (load: LoadTexts, onLost: () => void): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, callback) => {
    // Never answered when they are lost: an answer would let the page be drawn with keys.
    load(language, namespace).then((texts) => callback(null, texts), onLost);
  },
});

function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
  const chunk = textFiles[`../../locales/${language}/${namespace}.json`];
  return chunk === undefined ? Promise.reject(new Error(`Texts did not load: ${namespace}`)) : chunk();
}
