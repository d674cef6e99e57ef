import { eq, inArray } from "drizzle-orm";
import type { ConditionVariant } from "../rules/condition-types.ts";
import { computeSchedule } from "../rules/schedule.ts";
import type { Schedule } from "../rules/schedule-types.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { goodsGroups } from "../store/schema/goods.ts";
import { companies, users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { loadCreditFacts } from "../credit/credit-facts.ts";
import { findChosenVariant, termsOf } from "../credit/credit-terms.ts";
import { isPromotionLost } from "../credit/promotions.ts";
import { fullNameOf } from "../accounts/session.ts";

/** What every document of an application is made from. */
export interface DocumentFacts {
  readonly row: ApplicationRow;
  readonly facts: CreditFacts;
  readonly variant: ConditionVariant;
  readonly variantName: string;
  readonly schedule: Schedule;
  readonly company: typeof companies.$inferSelect;
  readonly sellerName: string | null;
  readonly groupNames: ReadonlyMap<number, string>;
  /** Day of the contract, or today for one that is not made yet. */
  readonly contractDate: string;
}

/** What is asked of the documents. */
export interface DocumentQuestion {
  readonly today: string;
  /** Another payment day than the chosen one (F-280). */
  readonly paymentDay?: number | undefined;
}

async function loadGroupNames(db: Store, facts: CreditFacts): Promise<ReadonlyMap<number, string>> {
  const ids = facts.lines.map(({ groupId }) => groupId);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(goodsGroups).where(inArray(goodsGroups.id, ids));
  return new Map(rows.map(({ id, nameLt }) => [id, nameLt]));
}

/** Collects the facts of a document, or null when there is no schedule to print (2002). */
export async function findDocumentFacts(
  db: Store,
  row: ApplicationRow,
  { today, paymentDay }: DocumentQuestion,
): Promise<DocumentFacts | null> {
  const application = {
    ...toWireApplication(row),
    ...(paymentDay !== undefined && { MokejimoDiena: String(paymentDay) }),
  };
  const facts = await loadCreditFacts(db, row.shopId, application, row.updatedAt);
  const variant = findChosenVariant(facts);
  const contractDate = row.contractDate ?? today;
  const terms = variant && termsOf(facts, variant, contractDate);
  const schedule = terms && computeSchedule(terms);
  // Of a promotion that has been lost there is nothing to hand out (O23).
  if (variant !== null && row.contractDate === null && isPromotionLost(facts, variant)) return null;
  const [company] = await db.select().from(companies).where(eq(companies.id, row.companyId));
  if (!variant || !schedule?.ok || company === undefined) return null;
  const [seller] = await db.select().from(users).where(eq(users.id, row.sellerId));
  return {
    row,
    facts,
    variant,
    variantName: facts.variants.find(({ id }) => id === variant.id)?.nameLt ?? "",
    schedule: schedule.value,
    company,
    sellerName: seller ? fullNameOf(seller) : null,
    groupNames: await loadGroupNames(db, facts),
    contractDate,
  };
}
