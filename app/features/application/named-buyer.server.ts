import * as z from "zod";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { portalClock } from "~/platform/clock.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { unlessStoreIsFull } from "~/store/bearable.server.ts";

export type BuyerName = { firstName: string; lastName: string };

/** What the register says of a code: a name, or that it does not know the person (1030). */
export type NamedBuyer = Outcome<BuyerName, "newClient">;

const HALF_HOUR_MS = 30 * 60_000;

const named = z.object({
  personalCode: z.string(),
  name: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  at: z.number(),
});

/** The last buyer who was found while a code was typed, until an application starts. */
const NAMED_BUYER = defineSessionPart("namedBuyer", named.nullable().default(null));

/** Keeps an answer, so that the start of the application neither asks nor counts a second time. */
export const rememberNamed = (session: PortalSession, personalCode: string, found: NamedBuyer): Promise<void> =>
  unlessStoreIsFull(() =>
    NAMED_BUYER.change(session, () => ({
      personalCode,
      name: found.ok ? found.value : null,
      at: portalClock.now(),
    })),
  );

/** What this session has found out about a code within the last half an hour; null when it has to be asked. */
export function findNamed(session: PortalSession, personalCode: string): NamedBuyer | null {
  const last = NAMED_BUYER.of(session);
  if (last?.personalCode !== personalCode || portalClock.now() - last.at > HALF_HOUR_MS) return null;
  return last.name === null ? rejected("newClient") : accepted(last.name);
}

/** The same for the start of an application: one look-up is good for one start. */
export async function takeNamed(session: PortalSession, personalCode: string): Promise<NamedBuyer | null> {
  const found = findNamed(session, personalCode);
  if (found !== null) await unlessStoreIsFull(() => NAMED_BUYER.change(session, () => null));
  return found;
}
