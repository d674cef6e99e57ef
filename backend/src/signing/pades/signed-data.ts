import { createHash, type KeyObject } from "node:crypto";
import { encode, integer, octets, sequence, set, tagged, Tag, type Der } from "./der.ts";
import { readAll, readOne } from "./der-read.ts";
import { ECDSA_SHA256, Oid, SHA256 } from "./identifiers.ts";
import { signBytes } from "./keys.ts";

/** A certificate that signs, its key, and the certificates above it. */
export interface SigningKey {
  readonly certificate: Buffer;
  readonly privateKey: KeyObject;
  readonly chain: readonly Buffer[];
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

const attribute = (type: Der, value: Der): Der => sequence(type, set(value));

/** Issuer and serial number of a certificate, both as it writes them. */
function issuerAndSerial(certificate: Buffer): Der {
  const [statement] = readAll(readOne(certificate).content);
  const [, serial, , issuer] = readAll(statement?.content ?? Buffer.alloc(0));
  if (serial === undefined || issuer === undefined) throw new RangeError("A certificate has no issuer");
  return sequence(issuer.whole, serial.whole);
}

/** The digest of a certificate that a signature binds itself to (ESSCertIDv2; SHA-256 is its default). */
const certificateId = (certificate: Buffer): Der => sequence(sequence(sequence(octets(sha256(certificate)))));

/** What is signed besides the document: its digest and the certificate, so that neither can be exchanged (PAdES B-B). */
const signedAttributes = (document: Buffer, certificate: Buffer): Der =>
  set(
    attribute(Oid.contentType, Oid.data),
    attribute(Oid.messageDigest, octets(sha256(document))),
    attribute(Oid.signingCertificate, certificateId(certificate)),
  );

const VERSION_1 = integer(Buffer.of(1));

/** A detached CMS signature over a document (RFC 5652) as PAdES B-B wants it: without a signing time of its own. */
export async function makeSignedData(document: Buffer, key: SigningKey): Promise<Buffer> {
  const attributes = signedAttributes(document, key.certificate);
  const signature = await signBytes(attributes, key.privateKey);
  const signer = sequence(
    VERSION_1,
    issuerAndSerial(key.certificate),
    SHA256,
    encode(0xa0, readOne(attributes).content),
    ECDSA_SHA256,
    octets(signature),
  );
  const signed = sequence(
    VERSION_1,
    set(SHA256),
    sequence(Oid.data),
    tagged(0, Buffer.concat([key.certificate, ...key.chain])),
    set(signer),
  );
  return sequence(Oid.signedData, tagged(0, signed));
}

/** What a signature says; read before any of it is believed. */
export interface ReadSignature {
  readonly certificate: Buffer;
  /** As they were signed: a set in DER. */
  readonly attributes: Buffer;
  readonly documentDigest: Buffer;
  readonly certificateDigest: Buffer;
  readonly signature: Buffer;
}

const nodeAt = (bytes: Buffer, ...path: readonly number[]): Buffer =>
  path.reduce((content, index) => {
    const node = readAll(content)[index];
    if (node === undefined) throw new RangeError("A signature lacks a part");
    return node.content;
  }, bytes);

function valueOf(attributes: Buffer, type: Der): Buffer {
  const found = readAll(attributes).find(({ content }) => content.subarray(0, type.length).equals(type));
  if (found === undefined) throw new RangeError("A signature lacks an attribute");
  return nodeAt(found.content, 1);
}

/** Reads a CMS signature of one signer. @throws RangeError when it is none */
export function readSignedData(cms: Buffer): ReadSignature {
  const signed = nodeAt(cms, 0, 1, 0);
  const parts = readAll(signed);
  const [certificate] = readAll(parts[3]?.content ?? Buffer.alloc(0));
  const signer = readAll(nodeAt(parts[4]?.content ?? Buffer.alloc(0), 0));
  const [attributes, signature] = [signer[3]?.content, signer[5]?.content];
  if (certificate === undefined || attributes === undefined || signature === undefined)
    throw new RangeError("A signature lacks a part");
  return {
    certificate: certificate.whole,
    attributes: encode(Tag.set, attributes),
    documentDigest: nodeAt(valueOf(attributes, Oid.messageDigest), 0),
    certificateDigest: nodeAt(valueOf(attributes, Oid.signingCertificate), 0, 0, 0, 0),
    signature,
  };
}
