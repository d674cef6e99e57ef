/** What a goods group or a line allows: Apribojimai (F-234, decision under G15). */
export type GoodsLimitations = {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Promotional condition variants that the good takes part in. */
  actionVariants: readonly number[];
  /** False: no extended warranty for this good. */
  warranty: boolean;
};

/** Of a good that nothing is said about. */
export const NO_LIMITATIONS: GoodsLimitations = {
  minPriceCents: null,
  maxPriceCents: null,
  actionVariants: [],
  warranty: true,
};
