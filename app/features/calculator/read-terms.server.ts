import { portalClock } from "~/platform/clock.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import type { ConditionVariant, InsuranceOffer } from "~/services/condition-types.ts";
import { getConditionVariants } from "~/services/conditions.server.ts";
import type { GoodsGroup } from "~/services/goods-types.ts";
import { getCatalogue } from "~/services/goods.server.ts";

/** What a shop sells credits by: nothing of it is about a person. */
export interface Terms {
  variants: ConditionVariant[];
  insurance: InsuranceOffer[];
  /** Groups of goods; none for a limited log-in, which sees no catalogue. */
  groups: GoodsGroup[];
  /** The shop sells extended warranties (F-239). */
  hasWarranty: boolean;
}

export type ReadTerms = Terms & {
  /** When they were read, if that was not now (F-392). */
  staleSince: number | null;
};

/** The last good terms by shop: users of a shop may share them, and managers, who have none, those of the lender. */
const lastGood = new Map<string, { terms: Terms; readAt: number }>();

const keyOf = ({ session }: Portal): string => `${session.user.shopId ?? "all"} ${session.stage}`;

/**
 * The terms of the user's shop. While the session has expired they are the last ones that were read, and the back end is asked only where there are none yet
 * (F-392); when it is silent they are the last ones, too. A shop without a valid variant gets the page of 2140.
 */
export async function readTerms(portal: Portal): Promise<ReadTerms> {
  const kept = lastGood.get(keyOf(portal));
  const old = kept === undefined ? null : { ...kept.terms, staleSince: kept.readAt };
  if (portal.session.expired && old !== null) return old;
  try {
    const terms = await askTerms(portal);
    lastGood.set(keyOf(portal), { terms, readAt: portalClock.now() });
    return { ...terms, staleSince: null };
  } catch (error) {
    if (error instanceof BackendError && old !== null) return old;
    throw error;
  }
}

async function askTerms({ backend, session }: Portal): Promise<Terms> {
  const [conditions, catalogue] = await Promise.all([
    getConditionVariants(backend),
    session.stage === "limited" ? null : getCatalogue(backend, { limit: 1 }),
  ]);
  if (!conditions.ok) throw refusalPage(conditions.notice);
  const { variants, insuranceOffers, extendedWarrantyAllowed } = conditions.value;
  const groups = catalogue?.ok === true ? catalogue.value.groups : [];
  return { variants, insurance: insuranceOffers, groups, hasWarranty: extendedWarrantyAllowed };
}
