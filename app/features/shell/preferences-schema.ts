import * as z from "zod";

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

export const PREFERENCE_BUTTONS = ["dismiss", "dismissNote", "zoomIn", "zoomOut", "zoomReset"] as const;
