import { saveUnreadNews } from "~/flows/unread-news.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listNews } from "~/services/news.server.ts";
import type { NewsItem } from "~/services/news-types.ts";
import { portalClock } from "~/platform/clock.ts";

export type News = {
  items: NewsItem[];
  /** When the items were read, if that was not now: the back end is silent and these are the last good ones. */
  staleSince: number | null;
  unavailable: boolean;
};

/** The last good news of each role; news hold no personal data, so that all users of a role may share them. */
const lastGood = new Map<number, { items: NewsItem[]; readAt: number }>();

/** News while the session has expired (F-157): the last ones of the user's role; the back end is asked only where there are none yet. */
export const readNewsWhileExpired = async (portal: Portal): Promise<News> => {
  const kept = lastGood.get(portal.session.user.role);
  return kept === undefined ? readNews(portal) : { items: kept.items, staleSince: kept.readAt, unavailable: false };
};

/** News for the signed-in user; when the back end is silent the last good ones with their time (design: fail soft for display). */
export async function readNews({ backend, session }: Pick<Portal, "backend" | "session">): Promise<News> {
  const { role } = session.user;
  try {
    const answer = await listNews(backend);
    if (!answer.ok) return fallback(role);
    lastGood.set(role, { items: answer.value.map((item) => ({ ...item, unread: false })), readAt: portalClock.now() });
    if (session.stage === "full" && !session.expired) await saveUnreadNews(session, 0);
    return { items: answer.value, staleSince: null, unavailable: false };
  } catch (error) {
    if (error instanceof BackendError) return fallback(role);
    throw error;
  }
}

function fallback(role: number): News {
  const kept = lastGood.get(role);
  return { items: kept?.items ?? [], staleSince: kept?.readAt ?? null, unavailable: true };
}
