/** A colour as red, green and blue from 0 to 1, in the form the page operators take. */
export type Color = `${number} ${number} ${number}`;

/** Ink and accent are the brand's; the rest are tints that survive a black-and-white printer. */
export const INK: Color = "0.08 0.13 0.24";
export const ACCENT: Color = "0.04 0.43 0.31";
export const MUTED: Color = "0.36 0.4 0.47";
export const RULE: Color = "0.8 0.83 0.87";
export const SHADE: Color = "0.95 0.96 0.97";
export const WATERMARK: Color = "0.88 0.89 0.91";
export const WARNING: Color = "0.7 0.15 0.12";
