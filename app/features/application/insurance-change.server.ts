import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getMinimumCreditSum } from "~/services/conditions.server.ts";
import { isInsured } from "~/domain/insurance.ts";
import { creditSumOf } from "./credit-parts.ts";
import type { InsuranceChange } from "./steps/insurance-change-field.ts";

/**
 * Whether a save lowers the credit of an insured buyer so that the premium changes, as the back end computes it (F-264). Null where nothing changes, and
 * where the back end refuses to say: the save itself is then the one to be refused.
 */
export async function findInsuranceChange(
  backend: Backend,
  { before, after }: { before: Application; after: Application },
): Promise<InsuranceChange | null> {
  const [oldSumCents, newSumCents] = [creditSumOf(before), creditSumOf(after)];
  if (!isInsured(before.insurance.id) || newSumCents <= 0 || newSumCents >= oldSumCents) return null;
  const { premiumCents } = before.insurance;
  const said = await getMinimumCreditSum(backend, {
    applicationId: before.id,
    oldSumCents,
    newSumCents,
    oldPremiumCents: premiumCents,
  });
  if (!said.ok || !said.value.isPremiumChanged) return null;
  const { oldPremiumCents, newPremiumCents } = said.value;
  if (oldPremiumCents === null || newPremiumCents === null) return null;
  return { oldSumCents, newSumCents, oldPremiumCents, newPremiumCents };
}
