import { and } from "drizzle-orm";
import { toCompanyShops } from "../../accounts/company-shops.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { countTabs, type TabCount } from "./list/list-counts.ts";
import { listConditions } from "./list/list-filters.ts";
import { listInput } from "./list/list-input.ts";
import { parseListKey } from "../../wire/list-key.ts";
import { toListOrder } from "./list/list-order.ts";
import { readPage } from "./list/list-page.ts";
import { readRows } from "./list/list-rows.ts";
import { inTab, toListTab } from "./list/list-tabs.ts";
import { operation, STAFF } from "../call/operation.ts";
import { toNumber } from "../../wire/wire-output.ts";

const DEFAULT_ROWS = 25;

const toWireCounts = (counts: readonly TabCount[]): AnswerFields => ({
  Kiekis: counts.map(({ tab, count }) => ({ Skirtukas: toNumber(tab), Kiekis: toNumber(count) })),
});

/**
 * Applications and contracts within the caller's reach: a tab, filtered, sorted, a page at a time by key (F-159 to
 * F-182). Counts of the tabs come when they are asked for, and the shops among which a supervisor chooses; an empty page is 1310 (F-179).
 */
export const listContracts = operation(STAFF, listInput, async (context, session, query) => {
  const { db } = context;
  const tab = toListTab(query.Skirtukas);
  const filters = await listConditions(db, session, query);
  const page = await readPage(db, {
    conditions: and(inTab(tab), filters),
    order: toListOrder(query.Rikiavimas, query.Kryptis),
    key: parseListKey(query.Raktas),
    limit: query.Kiekis ?? DEFAULT_ROWS,
  });
  const counts = query.SuKiekiais === true ? await countTabs(db, filters) : null;
  const totals = {
    Viso: toNumber(counts?.find((counted) => counted.tab === tab)?.count ?? null),
    Skirtukai: counts && toWireCounts(counts),
    Parduotuves: counts && (await toCompanyShops(db, session)),
  };
  if (page.ids.length === 0) return refusal(1310, undefined, totals);
  return answer({
    Sarasas: { Eilute: await readRows(db, context, page.ids) },
    KitasRaktas: page.nextKey,
    AnkstesnisRaktas: page.previousKey,
    Nuo: toNumber(page.firstNumber),
    ...totals,
  });
});
