import { OFFERS_MAX } from "~/domain/limits.ts";
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

/**
 * Whether a variant and duration may be had for this credit (decision under G16). A list as long as lists get leaves
 * offers out, so what is missing there may still be had.
 */
export const isOffered = (options: readonly ProposedOption[], choice: SavedChoice): boolean =>
  findOffer(options, choice) !== undefined || options.length >= OFFERS_MAX;
