import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Kind of a financial liability, in the spelling that goes out (C12, F-573). */
export const LiabilityType = {
  mortgage: "mortgage",
  creditCards: "CreditCards",
  leasing: "Leasing",
  consumer: "Consumer",
  other: "Other",
} as const;

export type LiabilityType = CodeOf<typeof LiabilityType>;

export const liabilityTypes = defineEnumeration("liabilityType", LiabilityType);

/**
 * Reads a liability type in any letter case; an unknown one is `Other` and keeps its original text (F-301, F-573).
 * @returns the type, and the text to show when it was not one of ours
 */
export function toLiabilityType(raw: string): { type: LiabilityType; originalText: string | null } {
  const type = liabilityTypes.codes.find((code) => code.toLowerCase() === raw.trim().toLowerCase());
  return type ? { type, originalText: null } : { type: LiabilityType.other, originalText: raw };
}
