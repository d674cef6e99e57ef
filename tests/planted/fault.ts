/** A small mistake in the product, as a change of its code might bring it, that a test has to find. */
export interface PlantedFault {
  /** Words joined by hyphens. */
  readonly id: string;
  /** What a user, the lender or an operator would notice. */
  readonly breaks: string;
  /** Text of the product that stands there once; how it is broken into lines does not matter. */
  readonly find: string;
  /** What stands in its place. */
  readonly replace: string;
  /** Test files that are tried first, as globs below `tests`, without `.test.ts`. */
  readonly suspects: readonly string[];
}
