import { advanceCents } from "~/domain/credit.ts";
import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { parseInteger } from "~/domain/integer.ts";
import { parseMoney } from "~/domain/money.ts";
import type { TypedCalculation } from "~/flows/calculation/calculation-fields.ts";
import { readCalculation } from "~/flows/calculation/read-calculation.ts";
import type { Portal } from "~/request/portal.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import type { WarrantyPrice } from "~/services/goods-types.ts";
import { getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import { computeCalculation } from "./compute-calculation.server.ts";
import { judgeCalculation, type JudgedCalculation } from "./judge-calculation.ts";
import { readTerms, type ReadTerms, type Terms } from "./read-terms.server.ts";

/** What stands above the figures: what they were calculated from, in cents. */
const toBasis = ({ variant, parts, sumCents, calculation }: JudgedCalculation) => ({
  variantId: variant.id,
  title: variant.title,
  contractType: variant.contractType,
  annualRatePercent: variant.annualRatePercent,
  priceCents: parts.goodsTotalCents,
  warrantyCents: parts.warrantyTotalCents,
  advanceCents: advanceCents(parts.advance, parts.goodsTotalCents),
  ownFundsCents: parts.ownFundsCents,
  sumCents,
  paymentDay: calculation.paymentDay,
  /** The largest sum without the spouse where this one is above it (G14). */
  aloneUpToCents:
    variant.sumWithoutSpouseCents !== null && sumCents > variant.sumWithoutSpouseCents
      ? variant.sumWithoutSpouseCents
      : null,
});

/** What is chosen from, as the page draws it. */
const toChoices = ({ variants, insurance, groups, hasWarranty }: ReadTerms, warranties: WarrantyPrice[]) => ({
  variants: variants.map((variant) => ({
    id: variant.id,
    title: variant.title,
    annualRatePercent: variant.annualRatePercent,
    isPromotional: variant.promotional,
    isExpired: variant.expired,
    months: { from: variant.durationFromMonths, to: variant.durationToMonths },
    isForGoods: !hasAskedSum(variant.contractType),
  })),
  insurance: insurance.map(({ id, title }) => ({ id, title })),
  groups: groups.map(({ id, title }) => ({ id, title })),
  warranties,
  hasWarranty: hasWarranty && groups.length > 0,
  hasWinterPayments: variants.some(({ expired, winterPayments }) => !expired && winterPayments),
});

/** A calculation of an address with what the back end makes of it: the page, and its files. */
async function calculate(portal: Portal) {
  const terms = await readTerms(portal);
  const { value, ...read } = readCalculation(portal.url.searchParams);
  const warranties = read.form === "extended" ? await findWarranties(portal, terms, read.typed) : [];
  if (value === null) return { terms, read, warranties, judged: null, computed: null };
  const choices = {
    variants: terms.variants,
    insuranceIds: terms.insurance.map(({ id }) => id),
    groupIds: terms.groups.map(({ id }) => id),
    warranties: warranties ?? [],
  };
  const judged = judgeCalculation(value, choices);
  if (!judged.ok) return { terms, read: { ...read, errors: judged.errors }, warranties, judged: null, computed: null };
  // What the warranty costs is not known: a price without it would be a wrong one.
  const computed = warranties === null ? null : await computeCalculation(portal.backend, judged.value);
  return { terms, read, warranties, judged: judged.value, computed };
}

/** The calculator by its address (F-391 to F-393); with a service that is silent the form stays, and says that there are no figures. */
export async function calculatorPage(portal: Portal) {
  const { terms, read, warranties, judged, computed } = await calculate(portal);
  return {
    ...read,
    choices: toChoices(terms, warranties ?? []),
    staleSince: terms.staleSince,
    isUnavailable: judged !== null && computed === null,
    result: judged === null || computed === null ? null : { basis: toBasis(judged), ...computed },
    mayApply: portal.can("application:create", { sellerChosen: true }),
    isLimited: portal.session.stage === "limited",
    hasFile: portal.session.stage === "full" && !portal.session.expired,
  };
}

export type CalculatorPage = Awaited<ReturnType<typeof calculatorPage>>;

/** The figures of a calculation, with what they were calculated from. */
export type CalculationResult = NonNullable<CalculatorPage["result"]>;

/** A calculation that has figures, for a file; null where there are none. */
export async function findCalculated(portal: Portal) {
  const { judged, computed } = await calculate(portal);
  if (judged === null || computed === null || computed.prices.length === 0) return null;
  return { judged, computed };
}

const FORM_STATUS = { shown: 200, unavailable: 503 } as const;

/** A page without its figures is no answer to what was asked. */
export const statusOf = ({ isUnavailable }: CalculatorPage): number =>
  isUnavailable ? FORM_STATUS.unavailable : FORM_STATUS.shown;

/** Extended warranties of the typed group at the typed price (F-250); none while one of them is missing, null where the back end is silent. */
async function findWarranties(
  { backend }: Portal,
  { groups, hasWarranty }: Terms,
  { group = "", price = "" }: TypedCalculation,
): Promise<WarrantyPrice[] | null> {
  const [id, cents] = [parseInteger(group), parseMoney(price)];
  if (!hasWarranty || !id.ok || !cents.ok || !groups.some((known) => known.id === id.value)) return [];
  try {
    const found = await getGuaranteeInsurancePrices(backend, { groupId: id.value, priceCents: cents.value });
    return found.ok ? found.value : [];
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
