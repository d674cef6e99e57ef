import { eq } from "drizzle-orm";
import type { FoundUser } from "../../../accounts/found-users.ts";
import type { OperationContext } from "../../../context.ts";
import { listShopVariants } from "../../../credit/condition-variants.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";
import type { RefusalCode } from "../../../wire/answer.ts";

/** Statuses in which an application or a contract may change its seller (F-355): not a rejected one, not one in the archive. */
const MOVABLE_STATUSES: readonly number[] = [0, 1, 2, 4, 7];

/**
 * Why an application cannot become this seller's, or null: its status (1100), or conditions that the seller's shop does not have (2140), with which neither its
 * schedule nor its papers could be made there.
 */
export async function refuseOwner(tx: Store, row: ApplicationRow, seller: FoundUser): Promise<RefusalCode | null> {
  if (!MOVABLE_STATUSES.includes(row.status)) return 1100;
  const { variantId } = row;
  if (variantId === null || seller.shopId === row.shopId || seller.shopId === null) return null;
  const variants = await listShopVariants(tx, seller.shopId);
  return variants.some(({ id }) => id === variantId) ? null : 2140;
}

/** Makes an application the seller's and the seller's shop's; its key has done its work. @returns the new version */
export async function changeOwner(
  tx: Store,
  { clock }: OperationContext,
  row: ApplicationRow,
  { id: sellerId, shopId }: FoundUser,
): Promise<number> {
  const version = row.version + 1;
  await tx
    .update(applications)
    .set({ sellerId, shopId: shopId ?? row.shopId, takeOverKey: null, version, updatedAt: clock.now() })
    .where(eq(applications.id, row.id));
  return version;
}

/** Name and shop of a seller as the log says it. */
export const named = ({ firstName, lastName, shopName }: FoundUser): string => `${firstName} ${lastName}, ${shopName}`;
