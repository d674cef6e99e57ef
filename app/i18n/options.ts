import type { InitOptions } from "i18next";
import { LANGUAGES } from "~/domain/language.ts";

/** What server and browser agree on. No fallback language: a test proves that both hold the same keys. */
export const I18N_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  load: "languageOnly",
  fallbackLng: false,
  defaultNS: "ui",
  // React escapes; texts are never written as HTML.
  interpolation: { escapeValue: false },
} satisfies InitOptions;
