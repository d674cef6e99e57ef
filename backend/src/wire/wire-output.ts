import { formatCents } from "../rules/money.ts";
import { BUSINESS_TIME_ZONE } from "../time/business-day.ts";

/** Money with two decimals; null leaves the element out. */
export const toAmount = (cents: number | null): string | null => (cents === null ? null : formatCents(cents));

/** A whole number; null leaves the element out. */
export const toNumber = (value: number | null): string | null => (value === null ? null : String(value));

/** 1 or 0. */
export const toFlag = (value: boolean): string => (value ? "1" : "0");

/** A day as the contract wants it: `yyyy-mm-ddT00:00:00`; null leaves the element out. */
export const toDay = (isoDay: string | null): string | null => (isoDay === null ? null : `${isoDay}T00:00:00`);

/** Shares are stored in 1/100 of a percent and written in percent with two decimals. */
export const toPercent = (basisPoints: number | null): string | null => toAmount(basisPoints);

const localTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: "short",
  timeStyle: "medium",
});

/** An instant as local date and time of the lender, `yyyy-mm-ddThh:mm:ss`. */
export const toLocalTime = (instant: Date): string => localTime.format(instant).replace(" ", "T");
