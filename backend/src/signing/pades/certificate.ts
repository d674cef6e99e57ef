import { randomBytes, type KeyObject } from "node:crypto";
import { bits, boolean, encode, integer, octets, sequence, set, tagged, text, time, type Der } from "./der.ts";
import { ECDSA_SHA256, Oid } from "./identifiers.ts";
import { signBytes } from "./keys.ts";

/** Whom a certificate names; `serialNumber` is `PNOLT-` and the personal code of a person. */
export interface CertificateName {
  readonly commonName: string;
  readonly organisation: string;
  readonly serialNumber?: string;
}

/** What a certificate says, and who gives it. */
export interface CertificateFacts {
  readonly subject: CertificateName;
  readonly issuer: CertificateName;
  readonly publicKey: KeyObject;
  readonly issuerKey: KeyObject;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** An authority signs certificates, a person documents. */
  readonly isAuthority: boolean;
}

const PRINTABLE = 0x13;

const attribute = (type: Der, value: Der): Der => set(sequence(type, value));

/** A name in DER (RFC 5280, 4.1.2.4). */
export function encodeName({ commonName, organisation, serialNumber }: CertificateName): Der {
  const printable = (value: string) => encode(PRINTABLE, Buffer.from(value, "latin1"));
  return sequence(
    attribute(Oid.country, printable("LT")),
    attribute(Oid.organisation, text(organisation)),
    attribute(Oid.commonName, text(commonName)),
    ...(serialNumber === undefined ? [] : [attribute(Oid.serialNumber, printable(serialNumber))]),
  );
}

/** Uses of the key: an authority signs certificates (bit 5), a person signs for good (bit 1). */
const KEY_USAGE = { authority: Buffer.of(2, 0x04), person: Buffer.of(6, 0x40) } as const;

function extensions(isAuthority: boolean): Der {
  const usage = encode(0x03, isAuthority ? KEY_USAGE.authority : KEY_USAGE.person);
  const constraints = isAuthority ? sequence(boolean(true)) : sequence();
  return sequence(
    sequence(Oid.basicConstraints, boolean(true), octets(constraints)),
    sequence(Oid.keyUsage, boolean(true), octets(usage)),
  );
}

const SERIAL_BYTES = 16;
const VERSION_3 = Buffer.of(2);

/** An X.509 certificate in DER. */
export async function makeCertificate(facts: CertificateFacts): Promise<Buffer> {
  const statement = sequence(
    tagged(0, integer(VERSION_3)),
    integer(randomBytes(SERIAL_BYTES)),
    ECDSA_SHA256,
    encodeName(facts.issuer),
    sequence(time(facts.validFrom), time(facts.validTo)),
    encodeName(facts.subject),
    facts.publicKey.export({ type: "spki", format: "der" }),
    tagged(3, extensions(facts.isAuthority)),
  );
  return sequence(statement, ECDSA_SHA256, bits(await signBytes(statement, facts.issuerKey)));
}
