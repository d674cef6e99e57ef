import type * as z from "zod";
import type { debtRecordAnswer, liabilitiesAnswer, liability } from "./wire/liabilities.ts";
import type { ValueOf } from "./wire/parts.ts";

/** A financial liability of the buyer or the spouse (F-559). */
export type Liability = ValueOf<typeof liability>;

/** The list with the version that a save must name. */
export type Liabilities = z.output<typeof liabilitiesAnswer>;

/** How far the question to the debt register is, and the debts of its answer (F-305). */
export type DebtRecord = z.output<typeof debtRecordAnswer>;
