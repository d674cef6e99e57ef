import type { Clock } from "../clock.ts";
import type { ProviderToken } from "./provider.ts";

/** A token counts as over so long before its end, so that it never ends on the way (F-366). */
const MARGIN_MS = 60_000;
const MS_PER_SECOND = 1_000;

/** Gives a provider's token, fetched once and used again until a minute before its end (F-365, F-366). */
export function createTokenCache(clock: Pick<Clock, "now">, authorise: () => Promise<ProviderToken>) {
  let stored: { value: string; expiresAt: number } | null = null;
  return async (): Promise<string> => {
    const now = clock.now().getTime();
    if (stored !== null && now < stored.expiresAt - MARGIN_MS) return stored.value;
    const { value, expiresInSeconds } = await authorise();
    stored = { value, expiresAt: now + expiresInSeconds * MS_PER_SECOND };
    return value;
  };
}
