import { z } from "zod";
import type { news } from "../../store/schema/news.ts";
import type { DemoTime } from "../demo-time.ts";
import { htmlLines, readSeedData } from "../read-data.ts";

/** A news item of the demo; a negative number of days is after T. */
const newsSchema = z.strictObject({
  titleLt: z.string(),
  titleEn: z.string().nullable(),
  contentLt: htmlLines,
  contentEn: htmlLines.nullable(),
  daysAgo: z.int(),
  expiredDaysAgo: z.int().exactOptional(),
  pinned: z.boolean().default(false),
  managersOnly: z.boolean().default(false),
});

/** Twelve news items: pinned, long, with a file, Lithuanian only, for managers, future, expired, hostile. */
export const toNewsRows = (time: DemoTime): (typeof news.$inferInsert)[] =>
  readSeedData("news.json", z.array(newsSchema)).map(({ daysAgo, expiredDaysAgo, ...item }, index) => ({
    ...item,
    id: index + 1,
    publishedAt: time.momentBefore(daysAgo, "09:00"),
    expiresAt: expiredDaysAgo === undefined ? null : time.momentBefore(expiredDaysAgo, "23:59"),
  }));
