import type { ProposedOption } from "~/services/condition-types.ts";

export type OfferChoice = Pick<ProposedOption, "conditionVariantId" | "durationMonths">;

const CHOICE = /^(\d{1,9})-(\d{1,3})$/;

/** An offer as the value of its radio button: variant and duration. */
export const formatOfferChoice = ({ conditionVariantId, durationMonths }: OfferChoice): string =>
  `${conditionVariantId}-${durationMonths}`;

/** Reads the value back; null when none was chosen or the text is none of ours. */
export function parseOfferChoice(text: string | null): OfferChoice | null {
  const match = CHOICE.exec(text ?? "");
  return match === null ? null : { conditionVariantId: Number(match[1]), durationMonths: Number(match[2]) };
}

/** What an application has chosen; null where it has not. */
type SavedChoice = { [name in keyof OfferChoice]: number | null };

/** The offer of a variant and duration, when there is one. */
export const findOffer = (options: readonly ProposedOption[], choice: SavedChoice): ProposedOption | undefined =>
  options.find(
    ({ conditionVariantId, durationMonths }) =>
      conditionVariantId === choice.conditionVariantId && durationMonths === choice.durationMonths,
  );

/** The offer whose radio button has the value, saved or not. */
export function findTicked(options: readonly ProposedOption[], value: string | undefined): ProposedOption | undefined {
  const choice = parseOfferChoice(value ?? null);
  return choice === null ? undefined : findOffer(options, choice);
}

/** Whether a variant and duration may be had for this credit: what is saved is always offered when it can be (decision under G16). */
export const isOffered = (options: readonly ProposedOption[], choice: SavedChoice): boolean =>
  findOffer(options, choice) !== undefined;

/** Id of an offer's radio button. */
export const offerId = (choice: OfferChoice): string => `offer-${formatOfferChoice(choice)}`;

/** Ticks an offer as its user would. @returns false where the page has no such offer, or it cannot be had */
export function tickOffer(conditionVariantId: number, durationMonths: number): boolean {
  const radio = document.getElementById(offerId({ conditionVariantId, durationMonths }));
  if (!(radio instanceof HTMLInputElement) || radio.disabled) return false;
  radio.click();
  return true;
}
