import type { ApplicationRow } from "../store/application-fields.ts";

/** Signature types of an application and its contract (F-356). */
export const SignatureType = {
  none: 0,
  paper: 1,
  cent: 10,
  eSign: 11,
  tablet: 20,
  remote: 30,
  remoteTablet: 31,
} as const;

/** Ways of a signature that is given. */
const GIVEN: readonly (number | null)[] = [
  SignatureType.paper,
  SignatureType.cent,
  SignatureType.eSign,
  SignatureType.tablet,
];

const BEGUN: readonly (number | null)[] = [SignatureType.remote, SignatureType.remoteTablet];

export const isGiven = (type: number | null): boolean => GIVEN.includes(type);

/** Ways that leave a sealed document: what `InicijavimasGalimas` 3 calls e-signed (F-359). */
export const isElectronic = (type: number | null): boolean => isGiven(type) && type !== SignatureType.paper;

/**
 * Whether the contract is being signed remotely or on a tablet: no rejection, and no download for sellers and supervisors, until that is cancelled
 * (F-333, F-338, F-369).
 */
export const isSigningActive = (row: Pick<ApplicationRow, "contractSignature" | "spouseContractSignature">): boolean =>
  BEGUN.includes(row.contractSignature) || BEGUN.includes(row.spouseContractSignature);

/** Whether any document of an application is being signed. */
export const isBegun = (type: number | null): boolean => BEGUN.includes(type);

/** What a way leads to: remote 30 ends as an e-signature 11, tablet 31 as 20, cent as itself. */
export const givenBy = (way: number): number =>
  way === SignatureType.remote
    ? SignatureType.eSign
    : way === SignatureType.remoteTablet
      ? SignatureType.tablet
      : SignatureType.cent;

/** How a document is marked while a way is open; a cent transfer that is awaited is a remote signing too. */
export const begunBy = (way: number): number =>
  way === SignatureType.remoteTablet ? SignatureType.remoteTablet : SignatureType.remote;
