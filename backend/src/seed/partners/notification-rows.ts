import { z } from "zod";
import type { notifications } from "../../store/schema/notifications.ts";
import type { DemoTime } from "../demo-time.ts";
import { htmlLines, readSeedData } from "../read-data.ts";

const text = z.string().exactOptional();

const notificationSchema = z.strictObject({
  type: z.enum(["greeting", "attention", "soap", "general"]),
  variant: z.enum(["danger", "warning", "info", "success"]),
  headingLt: text,
  headingEn: text,
  messageLt: text,
  messageEn: text,
  textLt: text,
  textEn: text,
  htmlLt: htmlLines.exactOptional(),
  htmlEn: htmlLines.exactOptional(),
  stays: z.literal(true).exactOptional(),
  collapsed: z.literal(true).exactOptional(),
  role: z.int().exactOptional(),
  code: z.int().exactOptional(),
  shopId: z.int().exactOptional(),
  endsInDays: z.int().exactOptional(),
});

/** What a user reads after log-in: a greeting for all, one that stays and is folded, one of the back end. */
export const toNotificationRows = (time: DemoTime): (typeof notifications.$inferInsert)[] =>
  readSeedData("notifications.json", z.array(notificationSchema)).map(({ endsInDays, ...story }, index) => ({
    ...story,
    id: index + 1,
    startsAt: time.momentBefore(30, "09:00"),
    endsAt: endsInDays === undefined ? null : time.momentBefore(-endsInDays, "00:00"),
  }));
