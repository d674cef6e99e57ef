import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from "i18next";
import type { Language } from "~/domain/language.ts";
import { I18N_OPTIONS } from "./options.ts";

/** One small chunk a language and namespace; the browser fetches only what its pages show. */
const textFiles = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { import: "default" });

const chunks: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, callback) => {
    loadTexts(language, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/**
 * The browser's texts in one language. Rejects when a chunk does not come: then leave the page as the server drew it.
 * A namespace that was not named is fetched when a component first asks for it; the page waits in its old state.
 * @param namespaces those of the first page: `["ui", "shell", ...getInitialNamespaces()]`
 * @param onLost when the texts of a later page do not come: it would show keys instead of words, the server's page shows words
 */
export async function createBrowserI18n(
  language: Language,
  namespaces: readonly string[],
  onLost: () => void,
): Promise<i18n> {
  const instance = createInstance().use(chunks);
  await instance.init({ ...I18N_OPTIONS, lng: language, ns: [...new Set(namespaces)] });
  if (!namespaces.every((namespace) => instance.hasResourceBundle(language, namespace)))
    throw new Error("Texts did not load");
  instance.on("failedLoading", onLost);
  return instance;
}

function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
  const load = textFiles[`../../locales/${language}/${namespace}.json`];
  return load === undefined ? Promise.reject(new Error(`No texts: ${namespace}`)) : load();
}
