import { and, count, desc, eq, getTableColumns, gt, isNull, lte, or } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { news, newsReadings } from "../../store/schema/news.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF, STAFF_AND_LIMITED } from "../call/operation.ts";
import { toDay, toFlag, toNumber } from "../../wire/wire-output.ts";

const MANAGER = 1;

/** News that are published and not over, in the reach of the caller's role. */
function isShown({ role }: Session, now: Date) {
  const isForEverybody = role === MANAGER ? undefined : eq(news.managersOnly, false);
  return and(lte(news.publishedAt, now), or(isNull(news.expiresAt), gt(news.expiresAt, now)), isForEverybody);
}

const isReadBy = ({ user }: Session) => and(eq(newsReadings.newsId, news.id), eq(newsReadings.userId, user.id));

/** Notes that the user has these before the eyes. A limited log-in stands for no person, and reads nothing. */
async function markRead(db: Store, { user, limited }: Session, ids: readonly number[], readAt: Date): Promise<void> {
  if (limited || ids.length === 0) return;
  const rows = ids.map((newsId) => ({ userId: user.id, newsId, readAt }));
  await db.insert(newsReadings).values(rows).onConflictDoNothing();
}

/** An attachment is a file of the portal (decision under G09): where the portal runs, the text of the news does not know. */
const atPortal = (html: string | null, origin: string): string | null => html?.replaceAll("{portal}", origin) ?? null;

/**
 * News that are published and not over, pinned ones first, then the newest (F-156); none is 1900. They are given whole, so that what is listed is opened:
 * each says whether it was unread until now (decision under G09).
 */
export const listNews = operation(STAFF_AND_LIMITED, z.object({}), async ({ db, clock, environment }, session) => {
  const now = clock.now();
  const rows = await db
    .select({ ...getTableColumns(news), readAt: newsReadings.readAt })
    .from(news)
    .leftJoin(newsReadings, isReadBy(session))
    .where(isShown(session, now))
    .orderBy(desc(news.pinned), desc(news.publishedAt), desc(news.id));
  if (rows.length === 0) return refusal(1900);
  const unread = rows.filter(({ readAt }) => readAt === null);
  const items = rows.map((item) => ({
    NaujienosID: toNumber(item.id),
    Pavadinimas: item.titleLt,
    PavadinimasEn: item.titleEn,
    Turinys: atPortal(item.contentLt, environment.publicOrigin),
    TurinysEn: atPortal(item.contentEn, environment.publicOrigin),
    Data: toDay(toBusinessDay(item.publishedAt)),
    Prisegta: toFlag(item.pinned),
    Neskaityta: toFlag(item.readAt === null && !session.limited),
  }));
  await markRead(
    db,
    session,
    unread.map(({ id }) => id),
    now,
  );
  return answer({ Naujienos: { Naujiena: items } });
});

/** How many of the news that the user may read were never listed to the user (decision under G09). */
export const getUnreadNewsCount = operation(STAFF, z.object({}), async ({ db, clock }, session) => {
  const [found] = await db
    .select({ unread: count() })
    .from(news)
    .leftJoin(newsReadings, isReadBy(session))
    .where(and(isShown(session, clock.now()), isNull(newsReadings.newsId)));
  return answer({ Kiekis: toNumber(found?.unread ?? 0) });
});
