/** Whether this is `npm run test:full`: every combination, more rounds. */
export const isFullProof = (): boolean => process.env["PROOF"] === "full";

/** `npm run test:mutation` runs a test again for each change that it reaches. */
const MUTATION_SHARE = 0.05;

/** How often a test repeats what chance decides: a few times in `npm test`, more in `npm run test:full`, less in `npm run test:mutation`. */
export function roundsOf({ usual, full }: { readonly usual: number; readonly full: number }): number {
  if (process.env["PROOF"] === "mutation") return Math.ceil(usual * MUTATION_SHARE);
  return isFullProof() ? full : usual;
}

/**
 * Pairs of two lists: every one in `npm run test:full`, else every nth, so that each value still meets an equal share of the other list.
 * @param every at most the length of the longer list, or a value meets none
 * @param from another share for another test of the same lists
 */
export const pairsOf = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  { every, from = 0 }: { readonly every: number; readonly from?: number },
): [One, Other][] =>
  ones.flatMap((one, row) =>
    others
      .filter((_other, column) => isFullProof() || (row + column + from) % every === 0)
      .map((other): [One, Other] => [one, other]),
  );
