import { paths } from "~/paths/paths.ts";
import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";
import { useSuggestions } from "~/ui/enhance/use-suggestions.ts";
import { ADDRESS_PARTS, toAddressQuery, type AddressPart } from "./address-query.ts";

/** The parts that a field is completed to; a house number is not suggested. */
export const SUGGESTED_PARTS = ["city", "street", "postalCode"] as const;

export type SuggestedPart = (typeof SUGGESTED_PARTS)[number];

/**
 * Suggests while an address is being typed (F-285). Without script the button beside the fields does it.
 * @returns what the fields offer, and the handler of what is typed into them
 */
export function useAddressSuggestions() {
  const { found, onInput } = useSuggestions({ addressAt, read: readAddresses });
  return { choices: toChoices(found), onInput };
}

function addressAt(input: HTMLInputElement): string | null {
  const query = queryAt(input);
  return query === null
    ? null
    : paths.addressSuggestions(new URLSearchParams(query as Record<string, string>).toString());
}

const readAddresses = (answer: unknown) => (answer as { addresses?: AddressSuggestion[] }).addresses ?? [];

/** The question at the field that is being typed, with what its neighbours of the same address hold. */
function queryAt({ name, form }: HTMLInputElement): AddressQuery | null {
  const [prefix = "", last] = name.split(".");
  const part = ADDRESS_PARTS.find((known) => known === last);
  if (part === undefined || form === null) return null;
  const data = new FormData(form);
  const textOf = (known: AddressPart) => String(data.get(`${prefix}.${known}`) ?? "");
  const typed = Object.fromEntries(ADDRESS_PARTS.map((known) => [known, textOf(known)]));
  return toAddressQuery(part, typed as Record<AddressPart, string>);
}

/** Each value once, by part. */
function toChoices(addresses: readonly AddressSuggestion[]): Record<SuggestedPart, string[]> {
  const valuesOf = (part: SuggestedPart) => [...new Set(addresses.flatMap(({ [part]: value }) => value ?? []))];
  return { city: valuesOf("city"), street: valuesOf("street"), postalCode: valuesOf("postalCode") };
}
