import { paths } from "~/paths/paths.ts";
import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";
import { askOnce } from "~/ui/enhance/ask-once.ts";

/** Asks the dictionary; one that is silent knows no address (F-285). */
export async function askAddresses(query: AddressQuery, signal: AbortSignal): Promise<AddressSuggestion[]> {
  const address = paths.addressSuggestions(new URLSearchParams(query as Record<string, string>).toString());
  const answer = await askOnce(address, signal);
  return answer === null ? [] : (answer as { addresses: AddressSuggestion[] }).addresses;
}
