import * as z from "zod";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf, withPatience } from "~/services/backend.server.ts";
import { getUnreadNewsCount } from "~/services/news.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { noteInSession } from "~/session/note-in-session.server.ts";

/** What was last found out, and when; a session knows nothing at first. */
const UNREAD_NEWS = defineSessionPart(
  "unreadNews",
  z.object({ count: z.number(), readAt: z.number() }).default({ count: 0, readAt: 0 }),
);

/** A new item may show up so much later: pages in between do not ask. */
const KEPT_MS = 3 * 60_000;

/** How many news the user has not read (decision under G09). A back end that is slow, silent or refuses spoils no page: what was known stays. */
export async function readUnreadNews(portal: PublicPortal, session: PortalSession): Promise<number> {
  const known = UNREAD_NEWS.of(session);
  const age = portalClock.now() - known.readAt;
  if (age >= 0 && age < KEPT_MS) return known.count;
  const count = (await askCount(portal, session)) ?? known.count;
  await saveUnreadNews(session, count);
  return count;
}

/** Keeps the count for the pages to come; the page of news itself leaves none unread. */
export async function saveUnreadNews(session: PortalSession, count: number): Promise<void> {
  const readAt = portalClock.now();
  await noteInSession(() => UNREAD_NEWS.change(session, () => ({ count, readAt })));
}

async function askCount({ head, requestId }: PublicPortal, session: PortalSession): Promise<number | null> {
  const own = backendOf(session, { signal: head.signal, reference: requestId });
  const backend = withPatience(own, environment().limits.notificationsSeconds * 1000);
  try {
    const answer = await getUnreadNewsCount(backend);
    return answer.ok ? answer.value : null;
  } catch (error) {
    if (!(error instanceof BackendError || error instanceof BackendSessionEnded)) throw error;
    log("warn", "news.uncounted", { rid: requestId, op: error.operation, ...errorFields(error) });
    return null;
  }
}
