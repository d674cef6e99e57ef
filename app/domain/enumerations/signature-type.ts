import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** How a document was or is being signed (F-356, F-575). */
export const SignatureType = {
  unknown: 0,
  paper: 1,
  centTransfer: 10,
  eSign: 11,
  tablet: 20,
  initiated: 30,
  initiatedTablet: 31,
} as const;

export type SignatureType = CodeOf<typeof SignatureType>;

export const signatureTypes = defineEnumeration("signatureType", SignatureType);

/** Reads a signature type; a number that we do not know is „unknown“ (F-356). */
export const toSignatureType = (raw: unknown): SignatureType => signatureTypes.find(raw) ?? SignatureType.unknown;

/** Whether a signature is given: in a way that we know, and not only begun (F-228). */
export const isSigned = (type: SignatureType): boolean => type !== SignatureType.unknown && !isSigningInitiated(type);

/** Given, and kept in a sealed file: what is printed besides has no signature (F-345). */
export const isElectronic = (type: SignatureType): boolean => isSigned(type) && type !== SignatureType.paper;

/** Begun remotely or on a tablet, and not ended (F-333, F-338); of a contract ask `isSigningActive`. */
export const isSigningInitiated = (type: SignatureType): boolean =>
  type === SignatureType.initiated || type === SignatureType.initiatedTablet;
