import type { foundSeller, foundSellersAnswer } from "./wire/sellers.ts";
import type { ValueOf } from "./wire/parts.ts";
import type * as z from "zod";

/** A seller whom a manager may work for (F-405). */
export type FoundSeller = ValueOf<typeof foundSeller>;

/** The first of the sellers that were looked for, and how many there are. */
export type FoundSellers = z.output<typeof foundSellersAnswer>;
