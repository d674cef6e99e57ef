import { randomBytes, type KeyObject } from "node:crypto";
import { bits, boolean, encode, integer, octets, sequence, set, tagged, text, time, type Der } from "./der.ts";
import { ECDSA_SHA256, Oid } from "./identifiers.ts";
import { signBytes } from "./keys.ts";

/** Which person or company it is, as certificates name them (ETSI EN 319 412-1): `PNOLT-` and a personal code, `NTRLT-` and a company code. */
export type Identity = { readonly serialNumber: string } | { readonly organizationIdentifier: string };

/** Whom a certificate names; an authority has no identity besides its name. */
export interface CertificateName {
  readonly commonName: string;
  readonly organisation: string;
  readonly identity?: Identity;
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

const printable = (value: string): Der => encode(PRINTABLE, Buffer.from(value, "latin1"));

const encodeIdentity = (identity: Identity): Der =>
  "serialNumber" in identity
    ? attribute(Oid.serialNumber, printable(identity.serialNumber))
    : attribute(Oid.organisationIdentifier, text(identity.organizationIdentifier));

/** A name in DER (RFC 5280, 4.1.2.4). */
export function encodeName({ commonName, organisation, identity }: CertificateName): Der {
  return sequence(
    attribute(Oid.country, printable("LT")),
    attribute(Oid.organisation, text(organisation)),
    attribute(Oid.commonName, text(commonName)),
    ...(identity === undefined ? [] : [encodeIdentity(identity)]),
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
