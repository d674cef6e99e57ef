import { z } from "zod";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { addDays } from "~/domain/iso-day.ts";
import { toClockTime } from "~/i18n/clock-time.ts";
import { paths } from "~/paths/paths.ts";
import { portalClock } from "~/platform/clock.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { withPatience, type Backend } from "~/services/backend.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { noteInSession } from "~/session/note-in-session.server.ts";
import { COUNTED, COUNTED_DAYS, type CountKey, type TodayCounts } from "./today-counts.ts";

type Figures = Record<CountKey, number>;

const KEYS = Object.keys(COUNTED) as CountKey[];

/** What was last counted, and when by the portal's clock; a session knows nothing at first. */
const KNOWN_COUNTS = defineSessionPart(
  "todayCounts",
  z
    .object({
      figures: z
        .object({ applications: z.number(), unsigned: z.number(), withDefects: z.number(), contracts: z.number() })
        .nullable(),
      countedAt: z.number(),
    })
    .default({ figures: null, countedAt: 0 }),
);

type TodayPortal = Pick<Portal, "backend" | "session" | "today">;

/**
 * The figures of the day; the last known ones with their time when the back end does not give them in time.
 * @param patienceMs nothing is asked when there is none
 */
export async function readTodayCounts(portal: TodayPortal, patienceMs: number): Promise<TodayCounts> {
  const { session } = portal;
  const figures = patienceMs > 0 ? await countToday(portal, patienceMs) : null;
  if (figures !== null) {
    const countedAt = portalClock.now();
    await noteInSession(() => KNOWN_COUNTS.change(session, () => ({ figures, countedAt })));
    return { counts: toCounts(figures), since: null };
  }
  const known = KNOWN_COUNTS.of(session);
  if (known.figures === null) return { counts: null, since: null };
  return { counts: toCounts(known.figures), since: toClockTime(known.countedAt) };
}

const toCounts = (figures: Figures) =>
  KEYS.map((key) => {
    const { tab, category } = COUNTED[key];
    const address = new URLSearchParams({ tab: String(tab), ...(category !== undefined && { category }) });
    return { key, count: figures[key], to: paths.applications(address.toString()) };
  });

/** Three questions: a list tells the rows of every tab, a category has to be asked for by itself. Null when one of them is not answered. */
async function countToday({ backend, today }: TodayPortal, patienceMs: number): Promise<Figures | null> {
  const hurried = withPatience(backend, patienceMs);
  const period = { from: addDays(today, -COUNTED_DAYS), to: today };
  const ask = (question: { tab: ListTab; category?: string }) => askCounts(hurried, { ...question, ...period });
  const [tabs, unsigned, withDefects] = await Promise.all([
    ask({ tab: COUNTED.contracts.tab }),
    ask(COUNTED.unsigned),
    ask(COUNTED.withDefects),
  ]);
  if (tabs === null || unsigned === null || withDefects === null) return null;
  return {
    applications: tabs.ofTab(COUNTED.applications.tab),
    contracts: tabs.ofTab(COUNTED.contracts.tab),
    unsigned: unsigned.total,
    withDefects: withDefects.total,
  };
}

async function askCounts(backend: Backend, question: Parameters<typeof listContracts>[1]) {
  const { answer } = await tryBackend(() => listContracts(backend, { ...question, limit: 1, withCounts: true }));
  if (answer === null || !answer.ok) return null;
  const { total, tabCounts } = answer.value;
  return {
    total: total ?? 0,
    ofTab: (tab: ListTab) => tabCounts.find((counted) => counted.tab === tab)?.count ?? 0,
  };
}
