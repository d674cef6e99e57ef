import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { activeAt } from "../../accounts/activity.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import {
  hasValidVariant,
  toShopElements,
  listAllVariants,
  listShopVariants,
  toWireVariant,
} from "../../credit/condition-variants.ts";
import { getShop } from "../../credit/credit-facts.ts";
import { listUnboundInsurance, toInsuranceList } from "../../credit/insurance-offers.ts";
import { MANAGERS, operation, STAFF_AND_LIMITED } from "../call/operation.ts";
import { numberInput } from "../../wire/wire-input.ts";
import { toFlag } from "../../wire/wire-output.ts";

const MANAGER = 1;

async function answerShop(db: Store, shopId: number): Promise<Answer> {
  const variants = await listShopVariants(db, shopId);
  if (!hasValidVariant(variants)) return refusal(2140);
  return answer({ ...toShopElements(await getShop(db, shopId), variants), ...(await toInsurance(db)) });
}

/** What a calculation without a buyer can be insured by (F-391). */
const toInsurance = async (db: Store) => toInsuranceList(await listUnboundInsurance(db));

/** A manager belongs to no shop and calculates with every variant there is. */
async function answerManager({ db }: OperationContext): Promise<Answer> {
  const variants = await listAllVariants(db);
  return answer({
    SalyguVariantai: { SalyguVariantas: variants.map((row) => toWireVariant(row)) },
    KatalogoTipas: "DISABLED",
    KatalogoAkcijosIsimtis: toFlag(false),
    PratestaGarantijaGalima: toFlag(true),
    ...(await toInsurance(db)),
  });
}

/** Variants of the signed-in seller's shop, expired ones marked; none valid is 2140 (F-252, F-254). */
export const getConditionVariants = operation(STAFF_AND_LIMITED, z.object({}), async (context, { role, user }) => {
  if (role === MANAGER) return answerManager(context);
  return user.shopId === null ? refusal(2140) : answerShop(context.db, user.shopId);
});

/** Variants of another seller, for managers (F-254); no such user, or one who has left, is 1050. */
export const getSellerConditionVariants = operation(
  MANAGERS,
  z.object({ PardavejoID: numberInput }),
  async ({ db, clock }, _session, input) => {
    const isSeller = and(eq(users.id, input.PardavejoID), activeAt(clock.now()));
    const [seller] = await db.select({ shopId: users.shopId }).from(users).where(isSeller);
    if (seller === undefined) return refusal(1050);
    return seller.shopId === null ? refusal(2140) : answerShop(db, seller.shopId);
  },
);
