import type { ApplicationRow } from "../store/application-fields.ts";
import { listGoods, textOf, toWireApplication } from "../store/application-wire.ts";
import type { Store } from "../store/store.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { numberOf } from "../wire/wire-values.ts";
import { listShopVariants } from "./condition-variants.ts";
import { findClients, findInsurance, getShop, toDebtAnswers, type CreditFacts } from "./credit-facts.ts";
import { findAskedRegisters } from "./debt-answers.ts";
import { findOwnContracts } from "./own-contracts.ts";
import { countedLiabilities, findManySaidLiabilities } from "./liabilities.ts";
import { productNumbersOf, toGoodsLines } from "./goods-lines.ts";
import { loadManyIncomes } from "./income-facts.ts";
import { loadShopGoods } from "./shop-goods.ts";

/** An application of a list with its elements on the wire. */
interface Listed {
  readonly row: ApplicationRow;
  readonly application: WireRecord;
}

/** What the applications of one shop have in common. */
async function loadShopFacts(db: Store, shopId: number, listed: readonly Listed[]) {
  const shop = await getShop(db, shopId);
  const numbers = listed.flatMap(({ application }) => productNumbersOf(listGoods(application)));
  return {
    shop,
    variants: await listShopVariants(db, shop.id),
    goods: await loadShopGoods(db, shop, [...new Set(numbers)]),
  };
}

const codesOf = ({ application }: Listed): [string, string] => [
  textOf(application, "AsmensKodas"),
  textOf(application, "SutuoktinioAsmensKodas"),
];

/** The facts of a page of applications: what they share is read once, so that a list stays fast. */
export async function loadManyCreditFacts(
  db: Store,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<ReadonlyMap<number, CreditFacts>> {
  const listed = rows.map((row): Listed => ({ row, application: toWireApplication(row) }));
  const persons = new Map(
    (await findClients(db, listed.flatMap(codesOf))).map((client) => [client.personalCode, client]),
  );
  const ids = rows.map(({ id }) => id);
  const [saidOf, incomes, asked, contracts] = await Promise.all([
    findManySaidLiabilities(db, ids),
    loadManyIncomes(db, ids),
    findAskedRegisters(db, ids),
    findOwnContracts(db, [...new Set(listed.flatMap(codesOf))]),
  ]);
  const facts = new Map<number, CreditFacts>();
  for (const shopId of new Set(rows.map((row) => row.shopId))) {
    const ofShop = listed.filter(({ row }) => row.shopId === shopId);
    const shared = await loadShopFacts(db, shopId, ofShop);
    for (const one of ofShop) {
      const { row, application } = one;
      const codes = codesOf(one);
      const [buyer = null, spouse = null] = codes.map((code) => persons.get(code) ?? null);
      const [buyerCode, spouseCode] = codes;
      facts.set(row.id, {
        ...shared,
        application,
        lines: toGoodsLines(listGoods(application), shared.goods),
        insurance: await findInsurance(db, numberOf(application, "DraudimoID")),
        buyer,
        spouse,
        liabilities: countedLiabilities(saidOf(row.id), buyer, spouse),
        incomes: incomes.get(row.id) ?? { lines: [], certificates: [], filed: [] },
        ownContracts: contracts.filter(({ debtors }) => debtors.some((code) => codes.includes(code))),
        debtAnswers: toDebtAnswers(
          [
            [buyerCode, buyer],
            [spouseCode, spouse],
          ],
          asked.filter(({ applicationId }) => applicationId === row.id),
          now,
        ),
      });
    }
  }
  return facts;
}
