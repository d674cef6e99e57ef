import { createHash, verify, X509Certificate } from "node:crypto";
import type { Identity } from "./certificate.ts";
import { readOne } from "./der-read.ts";
import { readSignedData } from "./signed-data.ts";

/** Who must have signed what. */
export interface ExpectedSeal {
  /** The bytes that were sent to be signed: they stand in the signed file as they were. */
  readonly sent: Uint8Array;
  /** The authority whose certificates count, in DER. */
  readonly authority: Buffer;
  /** The one signer whose certificate counts. */
  readonly signer: Identity;
}

const BYTE_RANGE = "/ByteRange [";
/** More than the four numbers take. */
const RANGE_LENGTH = 80;

/** The four numbers behind a `/ByteRange`. */
function rangeAt(pdf: Buffer, at: number): number[] {
  const [numbers = ""] = pdf.toString("latin1", at + BYTE_RANGE.length, at + RANGE_LENGTH).split("]");
  return numbers.split(" ").filter(Boolean).map(Number);
}

/** The last signature of a file and the bytes that it covers; null when it does not cover the whole file. */
function lastSignature(pdf: Buffer): { covered: Buffer; cms: Buffer } | null {
  const at = pdf.lastIndexOf(BYTE_RANGE);
  if (at === -1) return null;
  const [start = -1, length = 0, next = 0, rest = 0] = rangeAt(pdf, at);
  if (start !== 0 || next <= length || next + rest !== pdf.length) return null;
  const hex = pdf.toString("latin1", length + 1, next - 1);
  const covered = Buffer.concat([pdf.subarray(0, length), pdf.subarray(next)]);
  return { covered, cms: readOne(Buffer.from(hex, "hex")).whole };
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** Whether a certificate is of the authority and names the signer. */
function isCertificateOf(certificate: X509Certificate, { authority, signer }: ExpectedSeal): boolean {
  const issuer = new X509Certificate(authority);
  return (
    certificate.checkIssued(issuer) &&
    certificate.verify(issuer.publicKey) &&
    Object.entries(signer).every(([name, value]) => certificate.subject.split("\n").includes(`${name}=${value}`))
  );
}

function isSealed(pdf: Buffer, expected: ExpectedSeal): boolean {
  const { sent } = expected;
  const found = lastSignature(pdf);
  if (found === null || found.covered.length <= sent.length || !pdf.subarray(0, sent.length).equals(sent)) return false;
  const said = readSignedData(found.cms);
  const certificate = new X509Certificate(said.certificate);
  return (
    said.documentDigest.equals(sha256(found.covered)) &&
    said.certificateDigest.equals(sha256(said.certificate)) &&
    verify("sha256", said.attributes, certificate.publicKey, said.signature) &&
    isCertificateOf(certificate, expected)
  );
}

/**
 * Whether a signed file is what was sent with one valid signature more, of the right signer, over the whole file. A file that cannot be read is not.
 */
export function verifySeal(pdf: Uint8Array, expected: ExpectedSeal): boolean {
  try {
    return isSealed(Buffer.from(pdf), expected);
  } catch {
    return false;
  }
}
