import type { ApplicationRow } from "../store/application-fields.ts";

/** Begun and not ended: remotely, and on a tablet. */
const BEGUN: readonly (number | null)[] = [30, 31];

/** Whether the contract is being signed now: nothing of it is rejected, and nothing printed by a shop, until that is cancelled (F-338). */
export const isSigningActive = (row: Pick<ApplicationRow, "contractSignature" | "spouseContractSignature">): boolean =>
  BEGUN.includes(row.contractSignature) || BEGUN.includes(row.spouseContractSignature);
