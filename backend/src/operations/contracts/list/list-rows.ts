import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import { applications } from "../../../store/schema/applications.ts";
import { conditionVariants } from "../../../store/schema/conditions.ts";
import { shops, users } from "../../../store/schema/partners.ts";
import type { Store } from "../../../store/store.ts";
import type { AnswerFields } from "../../../wire/answer.ts";
import { readOverTerms } from "./over-terms.ts";
import { readProgress } from "./row-progress.ts";
import { readWaitingWays } from "./waiting-ways.ts";
import { toWireRow } from "./wire-row.ts";

/** All columns but `data`, which a list does not show and which is most of a row's weight. */
const { data: _data, ...listedColumns } = getTableColumns(applications);

/** The rows with these numbers, in this order. */
export async function readRows(db: Store, context: OperationContext, ids: readonly number[]): Promise<AnswerFields[]> {
  const progress = await readProgress(db, context, ids);
  const waiting = await readWaitingWays(db, ids);
  const over = await readOverTerms(db, context, ids);
  const rows = await db
    .select({
      application: listedColumns,
      seller: { firstName: users.firstName, lastName: users.lastName },
      shopName: shops.name,
      variant: { nameLt: conditionVariants.nameLt, nameEn: conditionVariants.nameEn },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.sellerId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .leftJoin(conditionVariants, eq(conditionVariants.id, applications.variantId))
    .where(inArray(applications.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const waitingWay = waiting.get(id) ?? null;
    return [toWireRow({ ...row, progress: progress.get(id), waitingWay, isTermOver: over.has(id) })];
  });
}
