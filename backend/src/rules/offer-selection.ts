import type { ProposedOption } from "./decision-types.ts";

/** Decision under G16: a longer list is no help to a client. */
export const MAX_OFFERS = 12;

/**
 * Keeps at most 12 options, marks the cheapest and orders them by duration, then by price. The cheapest of every
 * duration comes first; when durations are too many they are thinned evenly, keeping the shortest, the longest, the
 * asked one and the cheapest of all.
 */
export function selectOffers(options: readonly ProposedOption[], preferredMonths?: number): ProposedOption[] {
  const ordered = [...options].sort(byDurationThenPrice);
  const cheapest = findCheapest(ordered);
  const isLeading = (option: ProposedOption, index: number) =>
    option.durationMonths !== ordered[index - 1]?.durationMonths;
  const leading = ordered.filter(isLeading);
  const others = ordered.filter((option, index) => !isLeading(option, index));
  const isKept = (option: ProposedOption) => option === cheapest || option.durationMonths === preferredMonths;
  const selected = [...thin(leading, isKept), ...others].slice(0, MAX_OFFERS).sort(byDurationThenPrice);
  const marked = findCheapest(selected);
  return selected.map((option) => ({ ...option, isCheapest: option === marked }));
}

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

function thin(options: readonly ProposedOption[], isKept: (option: ProposedOption) => boolean): ProposedOption[] {
  const kept = [...options];
  while (kept.length > MAX_OFFERS) kept.splice(mostCrowded(kept, isKept), 1);
  return kept;
}

/** Index of the option whose neighbours are nearest to each other: the one that is missed least. */
function mostCrowded(options: readonly ProposedOption[], isKept: (option: ProposedOption) => boolean): number {
  const monthsAt = (index: number) => options[index]?.durationMonths ?? Number.POSITIVE_INFINITY;
  const gapAt = (index: number) => (monthsAt(index + 1) - monthsAt(index - 1)) / monthsAt(index);
  const inner = options.flatMap((option, index) =>
    index === 0 || index === options.length - 1 || isKept(option) ? [] : [index],
  );
  return inner.reduce((best, index) => (gapAt(index) < gapAt(best) ? index : best), inner[0] ?? options.length - 1);
}
