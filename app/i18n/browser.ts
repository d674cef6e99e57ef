import type { i18n } from "i18next";
import type { Language } from "~/domain/language.ts";
import { PageTexts, type LoadTexts, type Texts } from "./page-texts.ts";

/** One small chunk a language and namespace; the browser fetches only what its pages show. */
const textFiles = import.meta.glob<Texts>("../../locales/*/*.json", { import: "default" });

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
  const instance = new PageTexts(language, Object.fromEntries(texts), load, onLost);
  // react-i18next is typed for the whole of i18next and uses this much of it.
  return instance as unknown as i18n;
}

function loadTexts(language: string, namespace: string): Promise<Texts> {
  const chunk = textFiles[`../../locales/${language}/${namespace}.json`];
  return chunk === undefined ? Promise.reject(new Error(`Texts did not load: ${namespace}`)) : chunk();
}
