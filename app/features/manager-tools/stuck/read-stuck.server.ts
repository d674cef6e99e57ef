import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { addDays, daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import { SCREEN_PERIOD_DAYS } from "~/lists/screen-period.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ContractListQuery, ContractListRow } from "~/services/contract-types.ts";
import { listContracts } from "~/services/contracts.server.ts";

const ROWS = 20;

/** What of the list stands still, in the words of its filter. */
interface Queue {
  days: number;
  tab: ListTab;
  category: ListCategory;
  signatureType?: SignatureType;
}

export interface StuckRow {
  id: number;
  createdOn: string;
  days: number;
  buyer: string;
  seller: string;
  shop: string;
}

/** Rows that have waited for longer than `days`, the oldest first, and the list of them. */
export interface StuckRows {
  days: number;
  rows: StuckRow[];
  total: number;
  list: StuckList;
}

/** Where the list shows them: from the oldest on. `until`: its last day, when the list cannot show so many days at once; null when it has them all. */
export interface StuckList {
  to: string;
  until: string | null;
}

/** What has waited for too long: signings, contracts without a signature, applications without a contract. Limits are the operator's (`LIMITS`). */
export async function readStuckRows(portal: Portal) {
  const { stuckSigningDays, stuckContractDays, stuckApplicationDays } = environment().limits;
  const unsigned = { tab: ListTab.contracts, category: ListCategory.unsignedContract };
  const remote = { ...unsigned, days: stuckSigningDays, signatureType: SignatureType.initiated };
  const [signings, tablets, contracts, applications] = await Promise.all([
    readQueue(portal, remote),
    readQueue(portal, { ...remote, signatureType: SignatureType.initiatedTablet }),
    readQueue(portal, { ...unsigned, days: stuckContractDays }),
    readQueue(portal, { tab: ListTab.applications, category: ListCategory.application, days: stuckApplicationDays }),
  ]);
  const rows = [...signings.rows, ...tablets.rows].sort((one, other) => other.days - one.days).slice(0, ROWS);
  return { signings: { ...signings, rows, total: signings.total + tablets.total }, contracts, applications };
}

async function readQueue({ backend, today }: Portal, { days, ...filter }: Queue): Promise<StuckRows> {
  const to = addDays(today, -days - 1);
  const question: ContractListQuery = { ...filter, to, sortBy: "createdOn", direction: "asc", limit: ROWS };
  const found = await listContracts(backend, question);
  if (!found.ok) throw refusalPage(found.notice);
  const rows = found.value.rows.map((row) => toRow(row, daysBetween(row.createdOn, today)));
  return { days, rows, total: found.value.total ?? rows.length, list: toList(filter, rows[0]?.createdOn ?? to, to) };
}

/** The list between two days; one that is longer than it shows is cut at its end, for what has waited longest comes first. */
function toList(filter: Omit<Queue, "days">, from: IsoDay, to: IsoDay): StuckList {
  const last = addDays(from, SCREEN_PERIOD_DAYS);
  const isCut = last < to;
  const query = new URLSearchParams({ from, to: isCut ? last : to, sort: "createdOn", dir: "asc" });
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
  return { to: paths.applications(query.toString()), until: isCut ? last : null };
}

const toRow = (row: ContractListRow, days: number): StuckRow => ({
  id: row.applicationId,
  createdOn: row.createdOn,
  days,
  buyer: [row.buyerFirstName, row.buyerLastName].filter((name) => name !== null).join(" "),
  seller: row.sellerFullName,
  shop: row.shopName,
});
