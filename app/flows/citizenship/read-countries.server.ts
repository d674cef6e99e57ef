import { environment } from "~/platform/env.server.ts";
import { processWide } from "~/platform/process-wide.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import type { Country } from "~/services/client-types.ts";
import { getCountries } from "~/services/clients.server.ts";

/** `askAgainAt` as `performance.now()` counts. */
type Kept = { countries: readonly Country[] | null; askAgainAt: number; asking: Promise<void> | null };

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** One list for every user: a page that finds none waits for it a second at most, one that finds an old one not at all. */
const theList = (): Kept => processWide("countries", () => ({ countries: null, askAgainAt: -Infinity, asking: null }));

/**
 * The countries of the back end (F-564), kept for an hour (`limits.ts`); null where they are not known. After a failure they are left alone for 30 seconds, and a
 * list that was there stays.
 * @param session a user's
 */
export async function readCountries(session: { soapSession: string }): Promise<readonly Country[] | null> {
  const kept = theList();
  if (performance.now() >= kept.askAgainAt) kept.asking ??= ask(kept, session).finally(() => (kept.asking = null));
  if (kept.asking !== null && kept.countries === null) await Promise.race([kept.asking, patience()]);
  return kept.countries;
}

/** Its own call, not the page's: it goes on when the page has stopped waiting. */
async function ask(kept: Kept, session: { soapSession: string }): Promise<void> {
  try {
    const answer = await getCountries(backendOf(session));
    const isGood = answer.ok && answer.value.length > 0;
    if (isGood) kept.countries = answer.value;
    const { countriesMinutes, countriesPauseSeconds } = environment().limits;
    kept.askAgainAt = performance.now() + (isGood ? countriesMinutes * MINUTE_MS : countriesPauseSeconds * SECOND_MS);
  } catch (error) {
    // The end of one user's session says nothing about the list: the next page asks with its own.
    if (error instanceof BackendSessionEnded) return;
    if (!(error instanceof BackendError)) throw error;
    kept.askAgainAt = performance.now() + environment().limits.countriesPauseSeconds * SECOND_MS;
  }
}

const patience = (): Promise<void> =>
  new Promise((done) => void setTimeout(done, environment().limits.countriesMilliseconds).unref());
