import { parseMoment } from "./date-time.ts";
import { text, mapped } from "./leaves.ts";

/** A moment as milliseconds since 1970; null when it is absent or unreadable: a wrong clock of a system is no fault of the answer. */
export const moment = mapped(
  text,
  (value) => (value === null ? null : parseMoment(value)),
  (value) => (value === null ? null : new Date(value).toISOString().replace(".000", "")),
);
