import { BackendError } from "~/services/backend-errors.ts";
import type { Backend } from "~/services/backend.server.ts";
import { suggestAddress } from "~/services/clients.server.ts";
import type { AddressSuggestion } from "~/services/client-types.ts";

/** Addresses that fit what was typed; a silent dictionary suggests nothing and stops nobody (F-285). */
export async function findAddresses(
  backend: Backend,
  typed: { city?: string; street?: string; house?: string },
): Promise<AddressSuggestion[]> {
  try {
    const found = await suggestAddress(backend, typed);
    return found.ok ? found.value : [];
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}
