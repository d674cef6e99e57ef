/** The button that takes over what another session of the user has typed, where a form is about nothing yet. */
export const TAKE_DRAFT = "takeDraft";

/** The buttons that keep or drop what is typed; a form that has a draft lists those that its page shows. */
export const DRAFT_BUTTONS = ["discardDraft", "keepDraft", "otherLanguage"] as const;
