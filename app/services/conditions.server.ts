import { toDecimalMoney } from "~/domain/money.ts";
import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse, type Answer } from "./call-operation.server.ts";
import type { Offers, TypedFinances } from "./condition-types.ts";
import { isHandledBy, type GeneralReason, type KnownCode, type ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import { conditionsAnswer, isAboutTyped, minimumSumAnswer, offersAnswer, offersQuestion } from "./wire/conditions.ts";

/** Variants and catalogue rules of the signed-in seller's shop (F-254). */
export const getConditionVariants = (backend: Backend) =>
  callOperation(backend, {
    operation: "GetConditionVariants",
    args: {},
    answer: conditionsAnswer,
    refusals: [2140],
  });

/** The same of another seller, for managers (F-254). */
export const getSellerConditionVariants = (backend: Backend, sellerId: number) =>
  callOperation(backend, {
    operation: "GetSellerConditionVariants",
    args: { PardavejoID: sellerId },
    answer: conditionsAnswer,
    refusals: [1050, 2140],
  });

/** What a new credit sum makes of the insurance of an application, sums in cents; `oldPremiumCents` is what the buyer was told (F-264). */
export const getMinimumCreditSum = (
  backend: Backend,
  {
    applicationId,
    oldSumCents,
    newSumCents,
    oldPremiumCents,
  }: { applicationId: number; oldSumCents: number; newSumCents: number; oldPremiumCents: number | null },
) =>
  callOperation(backend, {
    operation: "GetMinimumCreditSum",
    args: {
      ParaiskosID: applicationId,
      SenaSuma: toDecimalMoney(oldSumCents),
      NaujaSuma: toDecimalMoney(newSumCents),
      SenaDraudimoImoka: oldPremiumCents === null ? undefined : toDecimalMoney(oldPremiumCents),
    },
    answer: minimumSumAnswer,
    refusals: [1060, 1063],
  });

/** These codes carry a message and still bring options (F-259 to F-262). */
const bringsOffers = (code: number): boolean => isHandledBy(code, "keepOffers");

const OFFER_REFUSALS = [10, 1060, 1063, 1800, 2140] as const;
const KEPT_OFFER_REFUSALS = [10, 1800, 1900, 2140] as const;

export type OfferReason = GeneralReason | ReasonOf<(typeof OFFER_REFUSALS)[number]>;
export type KeptOfferReason = GeneralReason | ReasonOf<(typeof KEPT_OFFER_REFUSALS)[number]>;

/** Offers for a saved application, shortest first (F-256, F-257). */
export async function getProposedOptions(
  backend: Backend,
  applicationId: number,
): Promise<BackendOutcome<Offers, OfferReason>> {
  const question = offersQuestion.write({ applicationId, typed: null });
  return toOffers(await askInSession(backend, "GetProposedOptions", question), OFFER_REFUSALS);
}

/**
 * The same for what is typed and not saved. Null where the back end does not compute it: an older one answers about what is saved, which would be
 * taken for an answer about what stands in the form.
 */
export async function findTypedOffers(
  backend: Backend,
  applicationId: number,
  typed: TypedFinances,
): Promise<BackendOutcome<Offers, OfferReason> | null> {
  const question = offersQuestion.write({ applicationId, typed });
  const answer = await askInSession(backend, "GetProposedOptions", question);
  return readAnswer(answer, isAboutTyped) ? toOffers(answer, OFFER_REFUSALS) : null;
}

/** Offers that are kept with a valuation (F-258). */
export async function getProposedOptionsByValuation(
  backend: Backend,
  valuationId: number,
): Promise<BackendOutcome<Offers, KeptOfferReason>> {
  const answer = await askInSession(backend, "GetProposedOptionsByValuation", { VertinimoID: valuationId });
  return toOffers(answer, KEPT_OFFER_REFUSALS);
}

/** 1800 without a single option is a plain refusal: there is nothing to use. */
function toOffers<Code extends KnownCode>(
  answer: Answer,
  refusals: readonly Code[],
): BackendOutcome<Offers, GeneralReason | ReasonOf<Code>> {
  if (answer.code === 0) return accepted({ ...readAnswer(answer, offersAnswer), notice: null });
  if (!bringsOffers(answer.code)) return refuse(answer, refusals);
  const offers = readAnswer(answer, offersAnswer);
  if (answer.code === 1800 && offers.options.length === 0) return refuse(answer, refusals);
  return accepted({ ...offers, notice: toNotice(answer) });
}
