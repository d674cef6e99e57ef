/** The buttons that keep or drop what is typed; a form that has a draft lists those that its page shows. */
export const DRAFT_BUTTONS = ["discardDraft", "keepDraft", "otherLanguage"] as const;
