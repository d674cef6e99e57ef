import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Credit of one person or of both spouses (C18, F-194). */
export const CreditType = { personal: 1, spouse: 2 } as const;

export type CreditType = CodeOf<typeof CreditType>;

export const creditTypes = defineEnumeration("creditType", CreditType);
