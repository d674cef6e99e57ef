import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toEditableColumns } from "../../store/application-wire.ts";
import { applications } from "../../store/schema/applications.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { logAction } from "../../applications/action-log.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { toApplicationAnswer } from "../../applications/application-answer.ts";
import { hasValidVariant, listShopVariants } from "../../credit/condition-variants.ts";
import { getShop } from "../../credit/credit-facts.ts";
import type { ShopRow } from "../../credit/shop-goods.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { isActiveAt } from "../../accounts/activity.ts";
import type { Session, UserRow } from "../../accounts/session.ts";
import { numberInput, operationIdInput } from "../../wire/wire-input.ts";

const SELLER = 0;
const MANAGER = 1;
const SUPERVISOR = 3;
const GOODS_CREDIT = "3";
const ONLINE = "7";

/** Whether the caller may start an application for this seller: itself, its company's, any user's (1.3). */
function mayStartFor({ role, user }: Session, seller: UserRow): boolean {
  if (role === SELLER) return seller.id === user.id;
  return role !== SUPERVISOR || seller.companyId === user.companyId;
}

async function nextNumber(tx: Store): Promise<number> {
  const [row] = await tx.select({ id: sql<string>`nextval('application_numbers')` }).from(sql`(select 1) as one`);
  if (row === undefined) throw new Error("The application was not numbered.");
  return Number(row.id);
}

/** A personal credit in euros until something else is chosen (F-193). */
const initialElements = (shop: ShopRow) => ({
  KreditoTipas: "1",
  SutartiesTipas: shop.online ? ONLINE : GOODS_CREDIT,
  Valiuta: "EUR",
  Pilietybe: "LTU",
});

async function insertDraft(
  tx: Store,
  { clock }: OperationContext,
  seller: UserRow,
  shop: ShopRow,
): Promise<ApplicationRow> {
  const now = clock.now();
  const [row] = await tx
    .insert(applications)
    .values({
      ...toEditableColumns(initialElements(shop)),
      id: await nextNumber(tx),
      companyId: shop.companyId,
      shopId: shop.id,
      sellerId: seller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error("The application was not stored.");
  return row;
}

async function startApplication(
  tx: Store,
  context: OperationContext,
  session: Session,
  sellerId: number,
): Promise<Answer> {
  const [seller] = await tx.select().from(users).where(eq(users.id, sellerId));
  if (seller === undefined || !isActiveAt(seller, context.clock.now()))
    return refusal(session.role === MANAGER ? 1050 : 1021);
  if (!mayStartFor(session, seller)) return refusal(1021);
  if (seller.shopId === null) return refusal(2140);
  const shop = await getShop(tx, seller.shopId);
  if (!hasValidVariant(await listShopVariants(tx, shop.id))) return refusal(2140);
  const row = await insertDraft(tx, context, seller, shop);
  await logAction(tx, context, session, { applicationId: row.id, action: "Paraiška sukurta" });
  return answer({ Paraiska: await toApplicationAnswer(tx, context, row) });
}

/**
 * Starts an unfinished application for a seller (F-187). A seller out of reach, unknown or gone is 1021, and for a
 * manager, whose reach has no end, 1050; 2140 when the seller's shop can offer nothing (F-467).
 */
export const getNewApplication = operation(
  STAFF,
  z.object({ sellerId: numberInput, OperacijosID: operationIdInput }),
  (context, session, { sellerId, OperacijosID: operationId }) => {
    const write = { operation: "GetNewApplication", operationId, content: { sellerId } };
    return once(context, session, write, (tx) => startApplication(tx, context, session, sellerId));
  },
);
