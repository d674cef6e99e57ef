import type { BackendNotice } from "./refusal.ts";
import type { entry } from "./wire/action-log.ts";
import type { ValueOf } from "./wire/parts.ts";

/** A line of an application's action log (F-180). */
export type ActionLogEntry = ValueOf<typeof entry>;

export type ActionLog = {
  entries: ActionLogEntry[];
  /** Code 1300: the text in place of lines. */
  empty: BackendNotice | null;
};
