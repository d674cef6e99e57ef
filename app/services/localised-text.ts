/** A text of the back end in both languages; where it has no English one, `en` repeats the Lithuanian. */
export type LocalisedText = { lt: string; en: string };
