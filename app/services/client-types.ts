import type { LocalisedText } from "./localised-text.ts";

/** What is typed of an address so far (F-285). */
export type AddressQuery = {
  city?: string | undefined;
  street?: string | undefined;
  house?: string | undefined;
  postalCode?: string | undefined;
};

export type AddressSuggestion = {
  city: string;
  street: string | null;
  house: string | null;
  postalCode: string | null;
};

/** A country with its three-letter code (F-564). */
export type Country = { code: string; title: LocalisedText };
