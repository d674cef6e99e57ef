import { eq, inArray } from "drizzle-orm";
import type { GoodsLine } from "../rules/goods-types.ts";
import { listGoods, textOf } from "../store/application-wire.ts";
import { clients } from "../store/schema/clients.ts";
import { insurancePackages } from "../store/schema/conditions.ts";
import { shops } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { findAskedRegisters, toDebtAnswer, type AskedRow, type DebtAnswer } from "./debt-answers.ts";
import { findOwnContracts, type OwnContract } from "./own-contracts.ts";
import { listShopVariants, type VariantRow } from "./condition-variants.ts";
import { countedLiabilities, findSaidLiabilities, type CountedLiability } from "./liabilities.ts";
import { productNumbersOf, toGoodsLines } from "./goods-lines.ts";
import { loadIncomes, type IncomeFacts } from "./income-facts.ts";
import { loadShopGoods, type ShopGoods, type ShopRow } from "./shop-goods.ts";
import { numberOf } from "../wire/wire-values.ts";

/** A whole row of `clients`. */
export type ClientRow = typeof clients.$inferSelect;

/** A whole row of `insurance_packages`. */
export type InsuranceRow = typeof insurancePackages.$inferSelect;

/** Everything that price, affordability and validity of an application depend on. */
export interface CreditFacts {
  /** The application as it goes on the wire. */
  readonly application: WireRecord;
  readonly shop: ShopRow;
  readonly variants: readonly VariantRow[];
  readonly goods: ShopGoods;
  readonly lines: readonly GoodsLine[];
  /** Null: no insurance is chosen. */
  readonly insurance: InsuranceRow | null;
  /** Null: not known to the lender. */
  readonly buyer: ClientRow | null;
  readonly spouse: ClientRow | null;
  /** Of both persons, as the registers know them and users have corrected and added to them (F-299). */
  readonly liabilities: readonly CountedLiability[];
  /** Lines and certificates of both. */
  readonly incomes: IncomeFacts;
  /** Contracts of both with the lender, whatever their day (O21). */
  readonly ownContracts: readonly OwnContract[];
  /** What the debt register says of both by now (O24). */
  readonly debtAnswers: readonly DebtAnswer[];
}

/** The shop of an application. @throws when it does not exist: applications always have one */
export async function getShop(db: Store, shopId: number): Promise<ShopRow> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}.`);
  return shop;
}

/** The chosen package of payment protection; null for none. */
export async function findInsurance(db: Store, id: number | null): Promise<InsuranceRow | null> {
  if (id === null || id === 0) return null;
  const [row] = await db.select().from(insurancePackages).where(eq(insurancePackages.id, id));
  return row ?? null;
}

/** The persons with these codes that the lender knows. */
export async function findClients(db: Store, codes: readonly string[]): Promise<ClientRow[]> {
  const known = codes.filter((code) => code !== "");
  return known.length === 0 ? [] : db.select().from(clients).where(inArray(clients.personalCode, known));
}

/** What the debt register says of persons by their codes. */
export const toDebtAnswers = (
  persons: readonly (readonly [personalCode: string, client: ClientRow | null])[],
  asked: readonly AskedRow[],
  now: Date,
): DebtAnswer[] =>
  persons
    .filter(([personalCode]) => personalCode !== "")
    .map(([personalCode, client]) => toDebtAnswer({ personalCode, client, asked }, now));

/** Collects the facts of an application as they are now, saved or about to be saved; it always has its number. */
export async function loadCreditFacts(
  db: Store,
  shopId: number,
  application: WireRecord,
  now: Date,
): Promise<CreditFacts> {
  const goodsLines = listGoods(application);
  const buyerCode = textOf(application, "AsmensKodas");
  const spouseCode = textOf(application, "SutuoktinioAsmensKodas");
  const shop = await getShop(db, shopId);
  const goods = await loadShopGoods(db, shop, productNumbersOf(goodsLines));
  const persons = await findClients(db, [buyerCode, spouseCode]);
  const buyer = persons.find(({ personalCode }) => personalCode === buyerCode) ?? null;
  const spouse = persons.find(({ personalCode }) => personalCode === spouseCode) ?? null;
  const id = numberOf(application, "ParaiskosID");
  const said = await findSaidLiabilities(db, id ?? 0);
  const asked = await findAskedRegisters(db, id === null ? [] : [id]);
  return {
    application,
    shop,
    variants: await listShopVariants(db, shop.id),
    goods,
    lines: toGoodsLines(goodsLines, goods),
    insurance: await findInsurance(db, numberOf(application, "DraudimoID")),
    buyer,
    spouse,
    liabilities: countedLiabilities(said, buyer, spouse),
    incomes: await loadIncomes(db, id),
    ownContracts: await findOwnContracts(db, [buyerCode, spouseCode]),
    debtAnswers: toDebtAnswers(
      [
        [buyerCode, buyer],
        [spouseCode, spouse],
      ],
      asked,
      now,
    ),
  };
}
