/** Rules of codes (F-518, O14, limits of the design): one place for every figure. */
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const RESEND_WAIT_MS = 180 * SECOND_MS;
export const CODE_LIFE_MS = 10 * MINUTE_MS;
export const TRIES_PER_CODE = 5;

/** New codes of one user, or of one number that is no user's. */
export const CODES_PER_DAY = 10;

/** Messages to one address or number, repeated ones among them. */
export const SENDINGS_PER_DAY = 10;

export const DAY_WINDOW_MS = DAY_MS;
export const DEVICE_LIFE_MS = 90 * DAY_MS;
export const DEVICES_PER_USER = 10;
export const LINK_LIFE_MS = 30 * MINUTE_MS;
export const REMINDER_WAIT_MS = 180 * SECOND_MS;
export const REMINDERS_PER_HOUR = 3;
export const REMINDER_WINDOW_MS = 60 * MINUTE_MS;
export const LOGIN_TRIES_PER_LINK = 5;
export const CALLS_PER_MINUTE = 30;
