import type { BackendNotice } from "./refusal.ts";

/** A line of an application's action log (F-180). */
export type ActionLogEntry = {
  /** Local time `yyyy-mm-ddThh:mm:ss` as the back end wrote it. */
  at: string;
  user: string;
  action: string;
  note: string | null;
};

export type ActionLog = {
  entries: ActionLogEntry[];
  /** Code 1300: the text in place of lines. */
  empty: BackendNotice | null;
};
