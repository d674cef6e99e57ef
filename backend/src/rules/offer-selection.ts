import type { ProposedOption } from "./decision-types.ts";

/** Decision under G16: a longer list is no help to a client. */
const MAX_OFFERS = 12;

/** What the client asks for; null where nothing is chosen yet. */
export type AskedOffer = { readonly variantId: number | null; readonly durationMonths: number | null };

/**
 * At most 12 options, ordered by duration, then by price, the cheapest marked. The asked variant and duration is always
 * among them when it can be had. Then comes the cheapest of every duration; durations that are too many are thinned
 * evenly, except for the shortest, the longest, the asked one and the cheapest of all.
 */
export function selectOffers(options: readonly ProposedOption[], asked: AskedOffer): ProposedOption[] {
  const ordered = [...options].sort(byDurationThenPrice);
  const chosen = ordered.filter((option) => isAsked(option, asked));
  const cheapest = findCheapest(ordered);
  const isLeading = (option: ProposedOption, index: number) =>
    option.durationMonths !== ordered[index - 1]?.durationMonths;
  const leading = ordered.filter(isLeading);
  const others = ordered.filter((option, index) => !isLeading(option, index));
  const isFixed = (option: ProposedOption) => option === cheapest || option.durationMonths === asked.durationMonths;
  const besides = chosen.filter((option) => !leading.includes(option));
  const room = MAX_OFFERS - besides.length;
  const selected = [...new Set([...chosen, ...thin(leading, isFixed, room), ...others])]
    .slice(0, MAX_OFFERS)
    .sort(byDurationThenPrice);
  const marked = findCheapest(selected);
  return selected.map((option) => ({ ...option, isCheapest: option === marked }));
}

const isAsked = (option: ProposedOption, { variantId, durationMonths }: AskedOffer): boolean =>
  option.variantId === variantId && option.durationMonths === durationMonths;

function byDurationThenPrice(left: ProposedOption, right: ProposedOption): number {
  return (
    left.durationMonths - right.durationMonths ||
    left.totalPayableCents - right.totalPayableCents ||
    left.variantId - right.variantId
  );
}

/** The lowest total among the options that are not rejected, or among all when every one is. */
function findCheapest(options: readonly ProposedOption[]): ProposedOption | undefined {
  const open = options.filter((option) => option.decision !== "REJECTED");
  const candidates = open.length > 0 ? open : options;
  return candidates.reduce<ProposedOption | undefined>(
    (best, option) => (best && best.totalPayableCents <= option.totalPayableCents ? best : option),
    undefined,
  );
}

function thin(
  options: readonly ProposedOption[],
  isFixed: (option: ProposedOption) => boolean,
  room: number,
): ProposedOption[] {
  const remaining = [...options];
  while (remaining.length > room) remaining.splice(mostCrowded(remaining, isFixed), 1);
  return remaining;
}

/** Index of the option whose neighbours are nearest to each other: the one that is missed least. */
function mostCrowded(options: readonly ProposedOption[], isFixed: (option: ProposedOption) => boolean): number {
  const monthsAt = (index: number) => options[index]?.durationMonths ?? Number.POSITIVE_INFINITY;
  const gapAt = (index: number) => (monthsAt(index + 1) - monthsAt(index - 1)) / monthsAt(index);
  const inner = options.flatMap((option, index) =>
    index === 0 || index === options.length - 1 || isFixed(option) ? [] : [index],
  );
  return inner.reduce((best, index) => (gapAt(index) < gapAt(best) ? index : best), inner[0] ?? options.length - 1);
}
