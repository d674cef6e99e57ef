import type { TextStyle } from "./page-canvas.ts";
import { ACCENT, INK, MUTED } from "./palette.ts";

/** A text style with its distance between baselines, in points. */
export interface LineStyle extends TextStyle {
  readonly leading: number;
}

export const BODY: LineStyle = { size: 9, weight: "regular", color: INK, leading: 11.8 };
export const BODY_STRONG: LineStyle = { ...BODY, weight: "bold" };
export const BODY_MUTED: LineStyle = { ...BODY, size: 8, leading: 11, color: MUTED };
export const TITLE: LineStyle = { size: 16, weight: "bold", color: INK, leading: 20 };
export const SUBTITLE: LineStyle = { size: 10, weight: "regular", color: MUTED, leading: 14 };
export const HEADING: LineStyle = { size: 10.5, weight: "bold", color: ACCENT, leading: 14 };
export const CELL: LineStyle = { size: 8.4, weight: "regular", color: INK, leading: 10.6 };
export const CELL_STRONG: LineStyle = { ...CELL, weight: "bold" };
export const CELL_HEADER: LineStyle = { ...CELL, size: 7.6, weight: "bold", leading: 9.6 };
export const SMALL: LineStyle = { size: 7, weight: "regular", color: MUTED, leading: 9 };
