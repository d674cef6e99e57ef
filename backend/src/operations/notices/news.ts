import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { z } from "zod";
import { news } from "../../store/schema/news.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF_AND_LIMITED } from "../call/operation.ts";
import { toDay, toFlag, toNumber } from "../../wire/wire-output.ts";

const MANAGER = 1;

/** News that are published and not over, pinned ones first, then the newest (F-156); none is 1900. */
export const listNews = operation(STAFF_AND_LIMITED, z.object({}), async ({ db, clock }, session) => {
  const now = clock.now();
  const isForEverybody = session.role === MANAGER ? undefined : eq(news.managersOnly, false);
  const isRunning = and(lte(news.publishedAt, now), or(isNull(news.expiresAt), gt(news.expiresAt, now)));
  const rows = await db
    .select()
    .from(news)
    .where(and(isRunning, isForEverybody))
    .orderBy(desc(news.pinned), desc(news.publishedAt), desc(news.id));
  if (rows.length === 0) return refusal(1900);
  const items = rows.map((item) => ({
    NaujienosID: toNumber(item.id),
    Pavadinimas: item.titleLt,
    PavadinimasEn: item.titleEn,
    Turinys: item.contentLt,
    TurinysEn: item.contentEn,
    Data: toDay(toBusinessDay(item.publishedAt)),
    Prisegta: toFlag(item.pinned),
  }));
  return answer({ Naujienos: { Naujiena: items } });
});
