import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import type { Offers } from "~/services/condition-types.ts";
import { findTypedOffers, getProposedOptions, type OfferReason } from "~/services/conditions.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { BackendNotice, BackendOutcome } from "~/services/refusal.ts";
import type { DurationPrice } from "~/services/schedule-types.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { toFaultNotice } from "~/services/notice.server.ts";
import { foundOrNothing } from "../suggest-to-script.server.ts";
import { listPrices } from "../recalculate.server.ts";
import { sumChangeOf, type SumChange } from "../sum-changed.tsx";
import type { StepPage } from "../step-page.server.ts";
import { isStepComplete } from "../replay-step.ts";
import { creditSumOf } from "../credit-parts.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import type { CitizenshipChoice } from "~/flows/citizenship/citizenship-choice.ts";
import { citizenshipChoice } from "~/flows/citizenship/citizenship.server.ts";
import { findPermitPart } from "~/flows/permit/find-permit.server.ts";
import { declaredOf, type Declared } from "~/flows/credit-decision/declared-finances.ts";
import { buyerLookUp } from "../find-buyer.server.ts";
import type { BuyerLookUp } from "../found-buyer.ts";
import { householdStep } from "./household-step.ts";
import { isOffered } from "./offer-choice.ts";

export type HouseholdStepData = {
  /** Null until the income is saved, or when the back end gives none. */
  offers: Offers | null;
  /** Why there are none: no income (10), no calculation (1800), no conditions (2140). */
  notice: BackendNotice | null;
  /** The saved variant and duration are not among the offers: the goods have changed since (decision under G16). */
  isChosenGone: boolean;
  /** Up to which sum the chosen variant does without the spouse, where the credit is above it and the spouse does not borrow (G14). */
  spouseNeededAboveCents: number | null;
  /** What the buyer has said, beside which the decision says what was counted. */
  declared: Declared;
};

/** What stands on the page of step 3: its offers, and the prices of the saved variant by duration. */
type HouseholdPage = HouseholdStepData & {
  seesDebts: boolean;
  sumChange: SumChange | null;
  ladder: { conditionVariantId: number | null; prices: DurationPrice[] };
  /** What a manager was asked about the saved credit; null where no manager was asked, nor is needed. */
  permit: Awaited<ReturnType<typeof findPermitPart>>;
  /** Whose code stands in the field of the spouse. */
  lookUp: BuyerLookUp;
  /** Of the spouse. */
  citizenships: CitizenshipChoice;
};

/** The offers for the saved application (F-256, F-257); asked for only when income and household are known. */
export async function loadHouseholdStepData(open: ApplicationContext, { fields }: StepPage): Promise<HouseholdPage> {
  const { backend, application, session } = open;
  const lookUp = buyerLookUp(session, application.spouse.personalCode);
  const typed = fields["spouse"];
  const [stepData, prices, citizenships, permit] = await Promise.all([
    loadOffers(open),
    foundOrNothing(() => listPrices(backend, application)),
    citizenshipChoice(open, typeof typed === "object" ? typed["citizenship"] : null),
    findPermitPart(open),
  ]);
  return {
    ...stepData,
    permit,
    lookUp,
    citizenships,
    seesDebts: open.can("liability:view"),
    sumChange: sumChangeOf(application),
    ladder: { conditionVariantId: application.credit.conditionVariantId, prices },
  };
}

async function loadOffers({ backend, application, today }: ApplicationContext): Promise<HouseholdStepData> {
  // Also where what was chosen cannot be had: the offers say what can be.
  if (isStepComplete(householdStep, application, today)) {
    const offers = await askedOffers(backend, application.id);
    return "fault" in offers ? withoutOffers(application, offers.fault) : toStepData(application, offers);
  }
  return withoutOffers(application, null);
}

const withoutOffers = (application: Application, notice: BackendNotice | null): HouseholdStepData => ({
  ...factsOf(application),
  offers: null,
  notice,
  isChosenGone: false,
});

/** The offers; where the service fails, why, in their place: what was stated of income can be read and changed all the same. */
async function askedOffers(backend: Backend, id: number) {
  try {
    return await getProposedOptions(backend, id);
  } catch (error) {
    if (error instanceof BackendError) return { fault: toFaultNotice(error) };
    throw error;
  }
}

/** The same for an application as it is typed and not saved; null where the back end does not compute it. */
export async function findTypedStepData(backend: Backend, typed: Application): Promise<HouseholdStepData | null> {
  const { conditionVariantId, durationMonths } = typed.credit;
  const offers = await findTypedOffers(backend, typed.id, {
    choice: { conditionVariantId, durationMonths },
    income: { ...typed.income, workplace: null },
    loans: typed.loans,
    household: typed.household,
    spouseMode: typed.spouseMode,
    spouse: {
      personalCode: typed.spouse.personalCode,
      income: { ...typed.spouse.income, workplace: null },
      loans: typed.spouse.loans,
    },
    refinancing: typed.refinancing,
  });
  return offers && toStepData(typed, offers);
}

function toStepData(application: Application, offers: BackendOutcome<Offers, OfferReason>): HouseholdStepData {
  if (!offers.ok) return withoutOffers(application, offers.notice);
  const isChosenGone = !isOffered(offers.value.options, application.credit);
  return { ...factsOf(application), offers: offers.value, notice: offers.value.notice, isChosenGone };
}

/** What the page says of the application itself. */
const factsOf = (application: Application) => ({
  spouseNeededAboveCents: findSpouseNeed(application),
  declared: declaredOf(application),
});

function findSpouseNeed(application: Application): number | null {
  const { spouseMode, credit, shopConditions } = application;
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  const limitCents = variant?.sumWithoutSpouseCents ?? null;
  if (limitCents === null || spouseMode === SpouseMode.spouse) return null;
  return creditSumOf(application) > limitCents ? limitCents : null;
}
