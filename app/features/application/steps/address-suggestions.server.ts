import * as z from "zod";
import { optionalText } from "~/domain/fields/text-field.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf, type Backend } from "~/services/backend.server.ts";
import { suggestAddress } from "~/services/clients.server.ts";
import type { AddressQuery, AddressSuggestion } from "~/services/client-types.ts";
import { findSession } from "~/session/session.server.ts";

const PART = optionalText({ max: 60 });
const querySchema = z.object({ city: PART, street: PART, house: PART, postalCode: PART });

/** Addresses that fit what was typed; a silent dictionary suggests nothing and stops nobody (F-285). */
export async function findAddresses(backend: Backend, typed: AddressQuery): Promise<AddressSuggestion[]> {
  try {
    const found = await suggestAddress(backend, typed);
    return found.ok ? found.value : [];
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

/**
 * The same for the script that asks while somebody types. Nothing that goes wrong here may take the form away, so whoever
 * is not logged in any more is told so (null) and led nowhere; the form itself says the rest when it is sent.
 */
export async function suggestWhileTyping(request: Request): Promise<AddressSuggestion[] | null> {
  const session = await findSession(request);
  if (session === null || session.expired || session.stage !== "full") return null;
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return [];
  const typed = Object.fromEntries(Object.entries(query.data).filter(([, text]) => text !== null));
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  try {
    return await findAddresses(backend, typed);
  } catch (error) {
    if (error instanceof BackendSessionEnded) return null;
    throw error;
  }
}
