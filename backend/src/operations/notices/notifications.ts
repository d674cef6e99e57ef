import { and, asc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { notifications } from "../../store/schema/notifications.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { takeAnsweredPermits } from "./answered-permits.ts";
import { findWarrantsNotice } from "./waiting-warrants.ts";
import { toFlag, toNumber } from "../../wire/wire-output.ts";

/** Those for all users, for the user's role and for the user's shop. */
function isFor({ role, user }: Session): SQL | undefined {
  const isForShop =
    user.shopId === null
      ? isNull(notifications.shopId)
      : or(isNull(notifications.shopId), eq(notifications.shopId, user.shopId));
  return and(or(isNull(notifications.role), eq(notifications.role, role)), isForShop);
}

/** What is shown to the user after log-in, in the order of their numbers, after what is the user's own: answers to requests, and warrants that wait; nothing is 1900 (F-123). */
export const listNotifications = operation(STAFF, z.object({}), async ({ db, clock }, session) => {
  const now = clock.now();
  const isRunning = and(
    lte(notifications.startsAt, now),
    or(isNull(notifications.endsAt), gt(notifications.endsAt, now)),
  );
  const rows = await db
    .select()
    .from(notifications)
    .where(and(isRunning, isFor(session)))
    .orderBy(asc(notifications.id));
  const own = [...(await takeAnsweredPermits(db, session)), ...(await findWarrantsNotice(db, now, session))];
  if (rows.length + own.length === 0) return refusal(1900);
  const items = rows.map((row) => ({
    PranesimoID: toNumber(row.id),
    type: row.type,
    variant: row.variant,
    heading: row.headingLt,
    headingEn: row.headingEn,
    message: row.messageLt,
    messageEn: row.messageEn,
    htmlMessage: row.htmlLt,
    htmlMessageEn: row.htmlEn,
    text: row.textLt,
    textEn: row.textEn,
    unique: toFlag(row.stays),
    uniqueMessage: row.sameAs,
    collapsed: toFlag(row.collapsed),
    code: toNumber(row.code),
  }));
  return answer({ Pranesimai: { Pranesimas: [...own, ...items] } });
});
