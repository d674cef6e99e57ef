/** Buttons that script presses while a form is being filled in: the first computes as well, the second only saves a draft. */
export const LIVE_BUTTONS = { compute: "live", keep: "keepDraft" } as const;

export type LiveButton = (typeof LIVE_BUTTONS)[keyof typeof LIVE_BUTTONS];

/** Whether a form was sent by script while it was being filled in; the page around it does not change by that. */
export const pressedLiveButton = (form: FormData): boolean =>
  Object.values(LIVE_BUTTONS).some((button) => form.has(button));
