import { bigint, customType, numeric, timestamp } from "drizzle-orm/pg-core";

/** Money as whole euro cents: `bigint` in the store, a safe integer in the program. */
export const cents = () => bigint({ mode: "number" });

/** Yearly rate or fee in percent with two decimals; a decimal string such as "12.90" in the program. */
export const percent = () => numeric({ precision: 7, scale: 2 });

/** Point in time with millisecond precision, so that a `Date` read back compares equal to the stored value. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** A file, or a key. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
