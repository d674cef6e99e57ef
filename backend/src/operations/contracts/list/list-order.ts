import { asc, desc, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { applications } from "../../../store/schema/applications.ts";
import { conditionVariants } from "../../../store/schema/conditions.ts";
import { shops, users } from "../../../store/schema/partners.ts";
import { sortKeySql } from "../../../store/lithuanian-order.ts";

/** A sortable column: its expression is never null, so that rows compare, and its type names the key's. */
interface SortColumn {
  readonly expression: SQL;
  readonly type: "timestamptz" | "bigint" | "text";
}

const text = (column: SQLWrapper): SortColumn => ({
  expression: sql`coalesce(${column}, '')`,
  type: "text",
});

/** Words in Lithuanian order, empty ones first. */
const words = (column: SQLWrapper): SortColumn => ({
  expression: sortKeySql(sql`coalesce(${column}, '')`),
  type: "text",
});

/** The buyer's key is kept, so that its index serves. */
const BUYER: SortColumn = { expression: sql`${applications.buyerSort} collate "C"`, type: "text" };

type NumberColumn = "creditSumCents" | "creditLimitCents" | "durationMonths" | "status" | "contractType" | "paymentDay";
type StateColumn =
  "eCreditState" | "applicationSignature" | "contractSignature" | "spouseContractSignature" | "incomeType";

/** Missing numbers come before all others. */
const number = (column: NumberColumn | StateColumn): SortColumn => ({
  expression: sql`coalesce(${applications[column]}, -1000000)::bigint`,
  type: "bigint",
});

const flag = (column: "hasIncomeCertificate" | "winterPayments"): SortColumn => ({
  expression: sql`${applications[column]}::int::bigint`,
  type: "bigint",
});

const NEWEST: SortColumn = { expression: sql`${applications.createdAt}`, type: "timestamptz" };

const sellerName = sql`(select ${users.lastName} || ' ' || ${users.firstName} from ${users} where ${users.id} = ${applications.sellerId})`;
const shopName = sql`(select ${shops.name} from ${shops} where ${shops.id} = ${applications.shopId})`;
const variantName = sql`(select ${conditionVariants.nameLt} from ${conditionVariants} where ${conditionVariants.id} = ${applications.variantId})`;

/** Columns by the row's element; whatever else is asked for sorts by date (F-181). */
const COLUMNS: ReadonlyMap<string, SortColumn> = new Map([
  ["ParaiskosID", { expression: sql`${applications.id}::bigint`, type: "bigint" }],
  ["Data", NEWEST],
  ["SutartiesNr", text(applications.contractNumber)],
  ["SutartiesData", text(sql`${applications.contractDate}::text`)],
  ["SutartiesTipas", number("contractType")],
  ["Trukme", number("durationMonths")],
  ["SalyguVariantas", words(variantName)],
  ["MokejimoDiena", number("paymentDay")],
  ["Suma", number("creditSumCents")],
  ["KreditoLimitas", number("creditLimitCents")],
  ["SaskaitosNr", text(applications.accountNumber)],
  ["PapildomaSaskaita", text(applications.additionalAccount)],
  ["Pavarde", BUYER],
  ["Vardas", words(applications.buyerFirstName)],
  ["AsmensKodas", text(applications.personalCode)],
  ["PardavejoVardas", words(sellerName)],
  ["ParduotuvesPavadinimas", words(shopName)],
  ["Prekes", words(applications.products)],
  ["Busena", number("status")],
  ["PasirasymoTipas", number("applicationSignature")],
  ["SutartiesPasirasymas", number("contractSignature")],
  ["SutuoktinioSutartiesPasirasymas", number("spouseContractSignature")],
  ["EKreditoBusena", number("eCreditState")],
  ["PajamuPazyma", flag("hasIncomeCertificate")],
  ["PajamuTipas", number("incomeType")],
  ["MazesnesZiemosImokos", flag("winterPayments")],
  ["Komentaras", words(applications.comment)],
]);

/** Order of the list; rows that are equal in their column follow their numbers. */
export interface ListOrder {
  readonly column: SortColumn;
  readonly direction: "asc" | "desc";
}

/** The order asked for; newest first by default (F-181). */
export const toListOrder = (element: string, direction: string): ListOrder => ({
  column: COLUMNS.get(element) ?? NEWEST,
  direction: direction.toLowerCase() === "asc" ? "asc" : "desc",
});

/** The opposite order: a page before a key is read backwards. */
export const reversed = ({ column, direction }: ListOrder): ListOrder => ({
  column,
  direction: direction === "asc" ? "desc" : "asc",
});

/** The expressions to order by. */
export const orderBy = ({ column, direction }: ListOrder): SQL[] => {
  const by = direction === "asc" ? asc : desc;
  return [by(column.expression), by(applications.id)];
};

/** Rows that come after a row in an order. */
export const isAfter = ({ column, direction }: ListOrder, value: string, id: number): SQL => {
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  return sql`(${column.expression}, ${applications.id}) ${sign} (${value}::${sql.raw(column.type)}, ${id}::int)`;
};
