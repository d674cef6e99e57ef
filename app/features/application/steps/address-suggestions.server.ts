import * as z from "zod";
import { optionalText } from "~/domain/fields/text-field.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { suggestAddress } from "~/services/clients.server.ts";
import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";
import { foundOrNothing, suggestToScript } from "../suggest-to-script.server.ts";

const PART = optionalText({ max: 60 });
const querySchema = z.object({ city: PART, street: PART, house: PART, postalCode: PART });

/** Addresses that fit what was typed; null where the dictionary does not answer, which is no “not found”. */
export async function askAddresses(backend: Backend, typed: AddressQuery): Promise<AddressSuggestion[] | null> {
  const [found = null] = await foundOrNothing(async () => [await suggestAddress(backend, typed)]);
  return found?.ok === true ? found.value : null;
}

/** The same while a user types: a silent dictionary suggests nothing and stops no user (F-285). */
export const findAddresses = async (backend: Backend, typed: AddressQuery): Promise<AddressSuggestion[]> =>
  (await askAddresses(backend, typed)) ?? [];

/** The same for the script that asks while the user types; null for a request without the right. */
export const suggestWhileTyping = (open: PublicPortal): Promise<AddressSuggestion[] | null> =>
  suggestToScript(open, { may: "application:edit" }, ({ backend, url }) => {
    const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return [];
    return findAddresses(backend, Object.fromEntries(Object.entries(query.data).filter(([, text]) => text !== null)));
  });
