import type { ProposedOption } from "~/services/condition-types.ts";

type OfferChoice = Pick<ProposedOption, "conditionVariantId" | "durationMonths">;

const CHOICE = /^(\d{1,9})-(\d{1,3})$/;

/** An offer as the value of its radio button: variant and duration. */
export const formatOfferChoice = ({ conditionVariantId, durationMonths }: OfferChoice): string =>
  `${conditionVariantId}-${durationMonths}`;

/** Reads the value back; null when none was chosen or the text is none of ours. */
export function parseOfferChoice(text: string | null): OfferChoice | null {
  const match = CHOICE.exec(text ?? "");
  return match === null ? null : { conditionVariantId: Number(match[1]), durationMonths: Number(match[2]) };
}
