import { DRAFT_BUTTONS } from "~/forms/draft-buttons.ts";

/** The buttons of every saved step. */
export const STEP_BUTTONS = ["continue", "save", "back", ...DRAFT_BUTTONS] as const;
