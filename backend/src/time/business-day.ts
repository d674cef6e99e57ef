/** Zone in which the lender's days begin and end. */
export const BUSINESS_TIME_ZONE = "Europe/Vilnius";

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: BUSINESS_TIME_ZONE, dateStyle: "short" });

/** The calendar day in Lithuania at an instant, as yyyy-mm-dd. */
export const toBusinessDay = (instant: Date): string => dayFormat.format(instant);
