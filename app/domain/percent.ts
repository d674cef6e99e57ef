import type { Language } from "./language.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";

/** Hundredths of a percent: 12,5 % is 1250. */
export type BasisPoints = number;

export const WHOLE_BASIS_POINTS = 10_000;

const NO_BREAK_SPACE = "\u00A0";

/** Reads `12,5`, `12.5`, `12,5 %`; at most two decimals, never negative. */
export function parsePercent(text: string): Outcome<BasisPoints, "format"> {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ""));
  if (!match) return rejected("format");
  return accepted(Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")));
}

/**
 * A percentage as shown: `12,5 %` with a no-break space in Lithuanian, `12.5%` in English.
 * @param decimals fixed number of decimals, rounded half up; without it trailing zeros are dropped
 */
export function formatPercent(value: BasisPoints, language: Language, decimals?: 0 | 1 | 2): string {
  const number = decimals === undefined ? withoutTrailingZeros(value) : withDecimals(value, decimals);
  return language === "lt" ? `${number.replace(".", ",")}${NO_BREAK_SPACE}%` : `${number}%`;
}

const withoutTrailingZeros = (value: BasisPoints) => withDecimals(value, 2).replace(/\.?0{1,2}$/, "");

function withDecimals(value: BasisPoints, decimals: 0 | 1 | 2): string {
  const unit = [100, 10, 1][decimals] ?? 1;
  const units = Math.floor((Math.abs(value) + unit / 2) / unit);
  const digits = String(units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const sign = value < 0 && units > 0 ? "-" : "";
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** Hundredths of a percent, which a file writes as it does cents: with two decimals. Null for no percentage. */
export function toHundredths(percent: string | null): number | null {
  const parsed = percent === null ? null : parsePercent(percent);
  return parsed?.ok === true ? parsed.value : null;
}
