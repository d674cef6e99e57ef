import type { Language } from "~/domain/language.ts";
import { formatPercent, parsePercent } from "~/domain/percent.ts";

/**
 * A percentage of the back end (`18.65`) as people read it (`18,65 %`); a text that is none stays as it is.
 * @param decimals fixed number of decimals (two for the annual percentage rate); without it trailing zeros are dropped
 */
export function formatPercentText(text: string, language: Language, decimals?: 0 | 1 | 2): string {
  const parsed = parsePercent(text);
  return parsed.ok ? formatPercent(parsed.value, language, decimals) : text;
}
