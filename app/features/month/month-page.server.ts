import { issueMessage } from "~/domain/issue.ts";
import { formatMoney } from "~/domain/money.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { addMonths, lastDayOfMonth } from "~/domain/iso-day.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { MonthFigures } from "~/services/report-types.ts";
import { getMonthOverview } from "~/services/reports.server.ts";

/** Months that can be chosen, this one among them. */
const MONTHS = 24;
const MONTH_LENGTH = "yyyy-mm".length;

/** The months of two years, this one first. */
const monthsUntil = (today: string): string[] => {
  const first = `${today.slice(0, MONTH_LENGTH)}-01`;
  return Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back).slice(0, MONTH_LENGTH));
};

/** The month of the address, by shop and by seller; a month that is none is told at its field, and nothing is asked. */
export async function monthPage(portal: Portal) {
  const months = monthsUntil(portal.today);
  const typed = portal.url.searchParams.get("month");
  const month = typed ?? months[0] ?? "";
  const page = { months, month, errors: [] as string[], isRefused: false, empty: null, overview: null };
  if (!months.includes(month)) {
    return { ...page, errors: [issueMessage("choice.unknown")], isRefused: true };
  }
  const found = await getMonthOverview(portal.backend, month);
  if (found.ok) return { ...page, overview: toShown(found.value, month, portal) };
  if (found.reason !== "noRecords") throw refusalPage(found.notice);
  const { key, params } = found.notice;
  return { ...page, empty: { key, params } };
}

type Overview = Record<"shops" | "sellers", readonly MonthFigures[]>;

function toShown({ shops, sellers }: Overview, month: string, portal: Portal) {
  const toRow = rowWriter(month, portal);
  const sumOf = (pick: (row: MonthFigures) => number) => shops.reduce((sum, row) => sum + pick(row), 0);
  const total = {
    sellerId: null,
    sellerFullName: null,
    shopId: 0,
    shopName: "",
    created: sumOf(({ created }) => created),
    contracts: sumOf(({ contracts }) => contracts),
    sumCents: sumOf(({ sumCents }) => sumCents),
  };
  return { shops: shops.map(toRow), sellers: sellers.map(toRow), total: toRow(total, 0) };
}

/** Writes the rows of a month: figures in words, and the lists where they can be counted after. */
function rowWriter(month: string, { locale }: Pick<Portal, "locale">) {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const period = { from: `${month}-01`, to: `${month}-${lastDayOfMonth(year, number)}` };
  return (row: MonthFigures, key: number) => {
    const { shopId, shopName, sellerFullName, created, contracts, sumCents } = row;
    const filter = {
      ...period,
      ...(shopId > 0 && { shop: String(shopId) }),
      ...(sellerFullName !== null && { seller: sellerFullName }),
    };
    const listOf = (tab: number) => paths.applications(new URLSearchParams({ tab: String(tab), ...filter }).toString());
    return {
      key,
      name: sellerFullName ?? shopName,
      shopName,
      created,
      contracts,
      others: created - contracts,
      sumCents,
      sum: formatMoney(sumCents, locale),
      conversion: formatPercentText(((100 * contracts) / Math.max(created, 1)).toFixed(1), locale, 1),
      contractsTo: listOf(ListTab.contracts),
      othersTo: listOf(ListTab.applications),
    };
  };
}
