/** Languages of the portal; Lithuanian is the default and the source of every text (F-416). */
export const LANGUAGES = ["lt", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "lt";
