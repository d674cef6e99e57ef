import { Role } from "~/domain/enumerations/role.ts";
import { buyerLookUp } from "../find-buyer.server.ts";
import type { BuyerLookUp } from "../found-buyer.ts";
import { personalCodeWhitelist } from "../test-codes.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { START_FORM } from "./start-form.ts";
import { readTodayCounts } from "./count-today.server.ts";
import { COUNTED_DAYS, type TodayCounts } from "./today-counts.ts";

export type Today = {
  csrf: string;
  testCodes: readonly string[];
  lookUp: BuyerLookUp;
  days: number;
  counts: TodayCounts;
};

/**
 * The day at a glance for those who serve buyers; null for others, and while the session has expired.
 * @param patienceMs how long the page can wait for figures that it can do without; with none left it shows those that it knows
 */
export async function readToday(portal: Portal, patienceMs: number): Promise<Today | null> {
  if (portal.session.expired || portal.actor === Role.manager || !portal.can("application:create")) return null;
  const { csrf } = formSeals(portal.session, START_FORM.id);
  const lookUp = buyerLookUp(portal.session);
  const counts = await readTodayCounts(portal, patienceMs);
  return { csrf, testCodes: personalCodeWhitelist(), lookUp, days: COUNTED_DAYS, counts };
}
