import * as z from "zod";
import { defineForm } from "~/forms/define-form.ts";

/** What the frame's small forms post. */
export const preferencesSchema = z.object({
  zoom: z.string().max(10).optional(),
  /** Id of a notice of this visit. */
  notice: z.string().max(60).optional(),
  /** Id of a standing note of the frame. */
  note: z.string().max(20).optional(),
  /** Path and query of the page that the form stands on. */
  back: z.string().max(2_000).optional(),
});

export type Preferences = z.output<typeof preferencesSchema>;

/** All small forms of the frame: they differ by their button. */
export const PREFERENCES_FORM = defineForm({
  id: "preferences",
  buttons: ["dismiss", "dismissNote", "zoomIn", "zoomOut", "zoomReset"],
  fields: ["zoom", "notice", "note", "back"],
  draft: false,
  forAnybody: true,
});
