import type { BackendNotice } from "./refusal.ts";
import type { conditionVariant, decision, insuranceOffer, offersQuestion, proposedOption } from "./wire/conditions.ts";
import type { smallPayment } from "./wire/conditions.ts";
import type { ValueOf } from "./wire/parts.ts";
import type { offersAnswer } from "./wire/conditions.ts";
import type * as z from "zod";

/** A credit condition variant, SalyguVariantas (F-252). Percentages are decimal texts as sent (`"12.9"`). */
export type ConditionVariant = ValueOf<typeof conditionVariant>;

/** A package of payment protection that this buyer may take (F-281); `premiumCents` is a month's, null while there is no sum. */
export type InsuranceOffer = ValueOf<typeof insuranceOffer>;

/** A monthly payment that is too small, and what would pass (G17). */
export type SmallPayment = ValueOf<typeof smallPayment>;

/** A decision on affordability, Sprendimas. Reasons are keys of `locales/{lt,en}/soap.json`. */
export type Decision = ValueOf<typeof decision>;

/** One offer, SiulomasVariantas2 (F-266). */
export type ProposedOption = ValueOf<typeof proposedOption>;

/** What is typed and not saved, about which offers are asked for. */
export type TypedFinances = NonNullable<ValueOf<typeof offersQuestion>["typed"]>;

/** The offers for an application (F-257). */
export type Offers = z.output<typeof offersAnswer> & {
  /** Codes 1800 to 1802: how to show the message although the options are usable (F-259 to F-262). */
  notice: BackendNotice | null;
};
