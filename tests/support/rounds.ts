/** Whether this is `npm run test:full`: every combination, more rounds. */
export const isFullProof = (): boolean => process.env["PROOF"] === "full";

/** How often a test repeats what chance decides: a few times in `npm test`, more in `npm run test:full`. */
export const roundsOf = ({ usual, full }: { readonly usual: number; readonly full: number }): number =>
  isFullProof() ? full : usual;
