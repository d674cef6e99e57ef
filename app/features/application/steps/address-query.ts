import type { AddressQuery } from "~/services/client-types.ts";

/** Parts of an address from the whole to the detail, as the dictionary is asked for them. */
export const ADDRESS_PARTS = ["city", "street", "house", "postalCode"] as const;

export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Suggestions begin with the third character (decision under G18). */
const LEAST_CHARACTERS = 3;

/**
 * What the dictionary is asked while a part is being typed: that part and what stands before it (F-285). A house is too
 * short to be counted; its street is.
 * @returns null while too little is typed
 */
export function toAddressQuery(part: AddressPart, typed: Record<AddressPart, string>): AddressQuery | null {
  const counted = typed[part === "house" ? "street" : part];
  if (counted.trim().length < LEAST_CHARACTERS) return null;
  const asked = ADDRESS_PARTS.slice(0, ADDRESS_PARTS.indexOf(part) + 1);
  return Object.fromEntries(asked.map((name) => [name, typed[name].trim()]).filter(([, text]) => text !== ""));
}
