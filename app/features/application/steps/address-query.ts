import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";

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

/** What decides a postal code: town and house, and the street where there are streets. */
const DECIDING = ["city", "street", "house"] as const;

/** The question for the postal code of an address; null while town or house is missing. */
export function toPostalCodeQuery(typed: Readonly<Record<string, string>>): AddressQuery | null {
  const asked = DECIDING.map((name) => [name, (typed[name] ?? "").trim()] as const).filter(([, text]) => text !== "");
  const query: AddressQuery = Object.fromEntries(asked);
  return query.city === undefined || query.house === undefined ? null : query;
}

const isSame = (typed: string | undefined, known: string | null): boolean =>
  typed === undefined || typed.localeCompare(known ?? "", "lt", { sensitivity: "base" }) === 0;

/** The addresses that are called as typed, else, as long as only the beginning was typed, all that fit. */
function meant(addresses: readonly AddressSuggestion[], { city, street }: AddressQuery): readonly AddressSuggestion[] {
  const exact = addresses.filter((one) => isSame(city, one.city) && isSame(street, one.street));
  return exact.length > 0 ? exact : addresses;
}

function onlyOf(values: readonly (string | null)[]): string | null {
  const [value, ...others] = [...new Set(values)];
  return others.length === 0 ? (value ?? null) : null;
}

/** The postal code of the addresses that are called as typed, when it is one: a code beside half a name would stand in the contract so. */
export const findOnlyCode = (addresses: readonly AddressSuggestion[], { city, street }: AddressQuery): string | null =>
  onlyOf(
    addresses
      .filter((one) => isSame(city, one.city) && isSame(street ?? "", one.street))
      .map(({ postalCode }) => postalCode),
  );

/** An address that the dictionary knows: its code with the names that it was found by. */
export type FoundAddress = Readonly<Record<"city" | "street" | "postalCode", string>>;

/**
 * The only address that fits, with its town and street in full: a code beside half a town or half a street, or none, would stand in the contract so (F-285). Null
 * where several codes fit, or none; a name of which several fit stays as it was typed.
 */
export function findOnlyAddress(
  addresses: readonly AddressSuggestion[],
  query: AddressQuery,
): Partial<FoundAddress> | null {
  const fitting = meant(addresses, query);
  const postalCode = onlyOf(fitting.map((one) => one.postalCode));
  if (postalCode === null) return null;
  const [city, street] = (["city", "street"] as const).map((part) => onlyOf(fitting.map((one) => one[part])));
  return { postalCode, ...(city && { city }), ...(street && { street }) };
}
