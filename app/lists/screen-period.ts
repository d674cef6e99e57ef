/** Longest period that a list shows on the screen (decision under G10); its file has no such bound. */
export const SCREEN_PERIOD_DAYS = 366;
