import type { addressSuggestion, country } from "./wire/clients.ts";
import type { ValueOf } from "./wire/parts.ts";

/** What is typed of an address so far (F-285). */
export type AddressQuery = {
  city?: string | undefined;
  street?: string | undefined;
  house?: string | undefined;
  postalCode?: string | undefined;
};

export type AddressSuggestion = ValueOf<typeof addressSuggestion>;

/** A country with its three-letter code and its names (F-564). */
export type Country = ValueOf<typeof country>;
