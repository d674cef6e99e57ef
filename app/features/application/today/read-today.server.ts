import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { Role } from "~/domain/enumerations/role.ts";
import { addDays, type IsoDay } from "~/domain/iso-day.ts";
import { buyerLookUp } from "../find-buyer.server.ts";
import type { BuyerLookUp } from "../found-buyer.ts";
import { personalCodeWhitelist } from "../test-codes.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { START_FORM } from "./start-form.ts";

/** The list shows as many days when its address names none, so that a count and its list agree. */
const DAYS = 30;

/** What is counted: the rows of a tab, or of one category in it. */
const COUNTED = {
  applications: { tab: ListTab.applications, category: undefined },
  unsigned: { tab: ListTab.contracts, category: ListCategory.unsignedContract },
  withDefects: { tab: ListTab.contracts, category: ListCategory.withDefects },
  contracts: { tab: ListTab.contracts, category: undefined },
} as const;

export type CountKey = keyof typeof COUNTED;

/** A count, with the list that has exactly these rows. */
export type TodayCount = { key: CountKey; count: number; to: string };

export type Today = {
  csrf: string;
  testCodes: readonly string[];
  lookUp: BuyerLookUp;
  days: number;
  /** Null when the back end is silent: the page does without. */
  counts: TodayCount[] | null;
};

/** The day at a glance for those who serve buyers; null for others, and while the session has expired. */
export async function readToday(portal: Portal): Promise<Today | null> {
  if (portal.session.expired || portal.actor === Role.manager || !portal.can("application:create")) return null;
  const { csrf } = formSeals(portal.session, START_FORM.id);
  const lookUp = buyerLookUp(portal.session);
  return { csrf, testCodes: personalCodeWhitelist(), lookUp, days: DAYS, counts: await readCounts(portal) };
}

/** The news must not wait long for figures that the page can do without. */
async function readCounts({ backend, today }: Portal): Promise<TodayCount[] | null> {
  const patience = AbortSignal.timeout(environment().limits.todaySeconds * 1000);
  const signal = backend.signal === null ? patience : AbortSignal.any([backend.signal, patience]);
  const keys = Object.keys(COUNTED) as CountKey[];
  const counts = await Promise.all(keys.map((key) => readCount({ ...backend, signal }, today, key)));
  return counts.every((count) => count !== null) ? counts : null;
}

async function readCount(backend: Backend, today: IsoDay, key: CountKey): Promise<TodayCount | null> {
  const { tab, category } = COUNTED[key];
  const period = { from: addDays(today, -DAYS), to: today };
  const { answer } = await tryBackend(() =>
    listContracts(backend, { tab, category, ...period, limit: 1, withCounts: true }),
  );
  if (answer === null || !answer.ok) return null;
  const address = new URLSearchParams({ tab: String(tab), ...(category !== undefined && { category }) });
  return { key, count: answer.value.total ?? 0, to: paths.applications(address.toString()) };
}
