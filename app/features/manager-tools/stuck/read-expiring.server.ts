import { PermitStatus } from "~/domain/enumerations/permit-status.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listPermits } from "~/services/permits.server.ts";

const ROWS = 20;
const HOUR_MS = 60 * 60 * 1000;
const OPEN = [PermitStatus.waiting, PermitStatus.waitingExtra, PermitStatus.escalated];

/** A moment as the back end writes it, so that the two can be compared. */
const toLocalTime = (at: number): string =>
  new Date(at).toLocaleString("sv-SE", { timeZone: "Europe/Vilnius" }).replace(" ", "T");

/** Requests without an answer whose time is running out, the first to expire first (F-373). */
export async function readExpiringPermits({ backend }: Portal) {
  const hours = environment().limits.permitExpiryHours;
  const until = toLocalTime(portalClock.now() + hours * HOUR_MS);
  const answers = await Promise.all(
    OPEN.map((status) => listPermits(backend, { status, direction: "asc", limit: ROWS })),
  );
  const permits = answers.flatMap((answer) => {
    if (!answer.ok) throw refusalPage(answer.notice);
    return answer.value.rows;
  });
  const rows = permits.flatMap(({ id, applicationId, expiresAt, buyerFirstName, buyerLastName, ...permit }) => {
    if (expiresAt === null || expiresAt > until) return [];
    const buyer = [buyerFirstName, buyerLastName].filter((name) => name !== null).join(" ");
    return [{ id, applicationId, expiresAt, buyer, seller: permit.initiator, shop: permit.shopName }];
  });
  return { hours, rows: rows.sort((one, other) => (one.expiresAt < other.expiresAt ? -1 : 1)) };
}
