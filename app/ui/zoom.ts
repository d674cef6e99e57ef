import { ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from "~/domain/limits.ts";

const toPercent = (factor: number) => Math.round(factor * 100);

/** The root font-size of the page in percent (F-044): 0.80 to 1.20 of the browser's own in steps of 0.01. */
export const ZOOM_MIN_PERCENT = toPercent(ZOOM_MIN);
export const ZOOM_MAX_PERCENT = toPercent(ZOOM_MAX);
export const ZOOM_DEFAULT_PERCENT = 100;
export const ZOOM_STEP_PERCENT = toPercent(ZOOM_STEP);

export const clampZoom = (percent: number) => Math.min(ZOOM_MAX_PERCENT, Math.max(ZOOM_MIN_PERCENT, percent));

/**
 * Reads a zoom factor from a cookie, a query or the number field: `1.05`, `1,05`; anything beyond the ends is clamped.
 * @returns whole percent, or null when the text is no number
 */
export function parseZoom(factor: string): number | null {
  const text = factor.trim().replace(",", ".");
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? clampZoom(toPercent(Number(text))) : null;
}

/** The factor as cookie and form write it: `1.05`. */
export const formatZoom = (percent: number) => (percent / 100).toFixed(2);

/** The class on `<html>`; a class because the content security policy forbids style attributes. */
export const zoomClass = (percent: number) => `zoom-${clampZoom(Math.round(percent))}`;

/**
 * What the zoom form asks for: field `zoom` with the factor now shown, and the name of the pressed button (`zoomIn`,
 * `zoomOut`, `zoomReset`); without any of them the factor itself is the wish.
 * @returns whole percent within the ends
 */
export function zoomFromForm(form: FormData): number {
  if (form.has("zoomReset")) return ZOOM_DEFAULT_PERCENT;
  const percent = parseZoom(String(form.get("zoom") ?? "")) ?? ZOOM_DEFAULT_PERCENT;
  if (form.has("zoomIn")) return clampZoom(percent + ZOOM_STEP_PERCENT);
  return form.has("zoomOut") ? clampZoom(percent - ZOOM_STEP_PERCENT) : percent;
}
