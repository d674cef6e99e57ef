import { oid, sequence, type Der } from "./der.ts";

/** Object identifiers of certificates (RFC 5280) and signatures (RFC 5652, RFC 5035). */
export const Oid = {
  commonName: oid("2.5.4.3"),
  serialNumber: oid("2.5.4.5"),
  country: oid("2.5.4.6"),
  organisation: oid("2.5.4.10"),
  organisationIdentifier: oid("2.5.4.97"),
  basicConstraints: oid("2.5.29.19"),
  keyUsage: oid("2.5.29.15"),
  data: oid("1.2.840.113549.1.7.1"),
  signedData: oid("1.2.840.113549.1.7.2"),
  contentType: oid("1.2.840.113549.1.9.3"),
  messageDigest: oid("1.2.840.113549.1.9.4"),
  signingCertificate: oid("1.2.840.113549.1.9.16.2.47"),
} as const;

/** ECDSA on P-256 with SHA-256: keys in a millisecond, and every reader of PDF knows it. */
export const ECDSA_SHA256: Der = sequence(oid("1.2.840.10045.4.3.2"));
export const SHA256: Der = sequence(oid("2.16.840.1.101.3.4.2.1"));
