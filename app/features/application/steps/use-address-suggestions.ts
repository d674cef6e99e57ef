import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "~/paths.ts";
import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";
import { ADDRESS_PARTS, toAddressQuery, type AddressPart } from "./address-query.ts";

/** How long somebody must pause before the dictionary is asked (decision under G18). */
const PAUSE_MS = 300;

/** The parts that a field is completed to; a house number is nobody's to suggest. */
export const SUGGESTED_PARTS = ["city", "street", "postalCode"] as const;

export type SuggestedPart = (typeof SUGGESTED_PARTS)[number];

/**
 * Suggests while an address is being typed (F-285). It asks past the client router: a silent dictionary concerns nobody,
 * the fields then simply stay as they are. Without script the button beside them does it.
 * @returns what the fields offer, and the handler of what is typed into them
 */
export function useAddressSuggestions() {
  const [found, setFound] = useState<AddressSuggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  useEffect(() => stop, []);
  const ask = async (query: AddressQuery) => {
    const question = new AbortController();
    asking.current = question;
    const addresses = await askOnce(query, question.signal);
    if (!question.signal.aborted) setFound(addresses);
  };
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    stop();
    const query = target instanceof HTMLInputElement ? queryAt(target) : null;
    if (query !== null) timer.current = setTimeout(() => void ask(query), PAUSE_MS);
  };
  return { choices: toChoices(found), onInput };
}

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

async function askOnce(query: AddressQuery, signal: AbortSignal): Promise<AddressSuggestion[]> {
  try {
    const address = paths.addressSuggestions(new URLSearchParams(query as Record<string, string>).toString());
    const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
    return response.ok ? ((await response.json()) as { addresses: AddressSuggestion[] }).addresses : [];
  } catch {
    return [];
  }
}

/** Each value once, by part. */
function toChoices(addresses: readonly AddressSuggestion[]): Record<SuggestedPart, string[]> {
  const valuesOf = (part: SuggestedPart) => [...new Set(addresses.flatMap(({ [part]: value }) => value ?? []))];
  return { city: valuesOf("city"), street: valuesOf("street"), postalCode: valuesOf("postalCode") };
}
