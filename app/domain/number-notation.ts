import type { Language } from "./language.ts";

/** A number as forms keep it, the Lithuanian way: `1 234,50` with no-break spaces, `12,5`. */
const KEPT_NUMBER = /^-?\d{1,3}(?:\u00A0?\d{3})*,\d{1,2}$/;

/** A saved number in the notation of a page: `1,234.50` in English (F-418). Anything else stays as it is; both notations are read again. */
export const toNotation = (kept: string, language: Language): string =>
  language === "en" && KEPT_NUMBER.test(kept)
    ? kept.replaceAll(/[\u00A0,]/g, (sign) => (sign === "," ? "." : ","))
    : kept;
