import { createPrivateKey, type KeyObject } from "node:crypto";
import { eq } from "drizzle-orm";
import { signingAuthorities } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { makeCertificate, type CertificateName } from "./pades/certificate.ts";
import { newKeys } from "./pades/keys.ts";
import type { SigningKey } from "./pades/signed-data.ts";

/** Said in every certificate: none of these signatures can be taken for a qualified one. */
const ORGANISATION = "TESTINIS PARAŠAS – galioja tik bandymams";
const AUTHORITY: CertificateName = { commonName: "Bandomoji sertifikatų tarnyba", organisation: ORGANISATION };
const AUTHORITY_ID = 1;
const AUTHORITY_YEARS = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The embedded provider's certificate authority. */
export interface Authority {
  readonly certificate: Buffer;
  readonly privateKey: KeyObject;
}

async function makeAuthority(now: Date): Promise<typeof signingAuthorities.$inferInsert> {
  const { publicKey, privateKey } = await newKeys();
  const validTo = new Date(now);
  validTo.setUTCFullYear(validTo.getUTCFullYear() + AUTHORITY_YEARS);
  const certificate = await makeCertificate({
    subject: AUTHORITY,
    issuer: AUTHORITY,
    publicKey,
    issuerKey: privateKey,
    validFrom: new Date(now.getTime() - DAY_MS),
    validTo,
    isAuthority: true,
  });
  return {
    id: AUTHORITY_ID,
    certificate,
    privateKey: privateKey.export({ type: "pkcs8", format: "der" }),
    createdAt: now,
  };
}

/** The authority of this store, made with the first call; of two processes that make one the first wins. */
export async function loadAuthority(db: Store, now: Date): Promise<Authority> {
  const stored = async () => {
    const [row] = await db.select().from(signingAuthorities).where(eq(signingAuthorities.id, AUTHORITY_ID));
    return row ?? null;
  };
  let row = await stored();
  if (row === null) {
    await db
      .insert(signingAuthorities)
      .values(await makeAuthority(now))
      .onConflictDoNothing();
    row = await stored();
  }
  if (row === null) throw new Error("The signing authority was not stored.");
  const key = Buffer.from(row.privateKey);
  return {
    certificate: Buffer.from(row.certificate),
    privateKey: createPrivateKey({ key, type: "pkcs8", format: "der" }),
  };
}

/** How a certificate names a person with a Lithuanian personal code (ETSI EN 319 412-1). */
export const personSerial = (personalCode: string): string => `PNOLT-${personalCode}`;

/** A key of its own for one signature, with a certificate that lives an hour; it is kept nowhere. */
export async function issueSigningKey(
  authority: Authority,
  person: { readonly name: string; readonly personalCode: string },
  now: Date,
): Promise<SigningKey> {
  const { publicKey, privateKey } = await newKeys();
  const certificate = await makeCertificate({
    subject: {
      commonName: `TESTAS ${person.name}`,
      organisation: ORGANISATION,
      serialNumber: personSerial(person.personalCode),
    },
    issuer: AUTHORITY,
    publicKey,
    issuerKey: authority.privateKey,
    validFrom: new Date(now.getTime() - HOUR_MS),
    validTo: new Date(now.getTime() + HOUR_MS),
    isAuthority: false,
  });
  return { certificate, privateKey, chain: [authority.certificate] };
}
