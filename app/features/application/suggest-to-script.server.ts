import type { Action, Facts } from "~/domain/permissions.ts";
import { openPortal, type Portal, type PublicPortal } from "~/request/portal.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";

/** The right that a question needs. */
type Needed = { may: Action; facts?: Facts };

/**
 * Answers the script that asks while the user types. Nothing that goes wrong here may take the form away, so a request without a log-in or without the
 * right is told so (null) and not redirected; the form itself says the rest when it is sent.
 */
export async function suggestToScript<Found>(
  open: PublicPortal,
  { may, facts }: Needed,
  find: (portal: Portal) => Found[] | Promise<Found[]>,
): Promise<Found[] | null> {
  const { session } = open;
  if (session === null || session.expired || session.stage !== "full") return null;
  const portal = openPortal(open, session);
  if (!portal.can(may, facts)) return null;
  try {
    return await find(portal);
  } catch (error) {
    if (error instanceof BackendSessionEnded) return null;
    throw error;
  }
}

/** What a service has found; one that does not answer has found nothing, and stops no user. */
export async function foundOrNothing<Found>(find: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}
