/** Languages in which the portal's users read. */
export type UserLanguage = "lt" | "en";

/** A text in both. */
export type Bilingual = Readonly<Record<UserLanguage, string>>;

/** Makes a text of parts that are texts in both languages. */
export const inBoth = (write: (language: UserLanguage) => string): Bilingual => ({ lt: write("lt"), en: write("en") });
