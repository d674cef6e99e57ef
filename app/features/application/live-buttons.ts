/** Buttons that script presses while somebody types: the first computes as well, the second only keeps. */
export const LIVE_BUTTONS = { compute: "live", keep: "keepDraft" } as const;

/** Whether a form was sent by script while it was being filled in. */
export const pressedLiveButton = (form: FormData): boolean =>
  Object.values(LIVE_BUTTONS).some((button) => form.has(button));
