import { createPrivateKey, type KeyObject } from "node:crypto";
import { eq } from "drizzle-orm";
import { signingAuthorities } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { makeCertificate, type CertificateName, type Identity } from "./pades/certificate.ts";
import { newKeys } from "./pades/keys.ts";
import type { SigningKey } from "./pades/signed-data.ts";

/** Said in every certificate: none of these signatures can be taken for a qualified one. */
const ORGANISATION = "TESTINIS PARAŠAS – galioja tik bandymams";
/** What the authority is called, in certificates and on paper. */
export const AUTHORITY_NAME = "Bandomoji sertifikatų tarnyba";
const AUTHORITY: CertificateName = { commonName: AUTHORITY_NAME, organisation: ORGANISATION };
const AUTHORITY_ID = 1;
const AUTHORITY_YEARS = 20;
/** As long as the papers are kept: a signature carries no time stamp, so a reader judges its certificate on the day of reading. */
const CERTIFICATE_YEARS = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The embedded provider's certificate authority. */
export interface Authority {
  readonly certificate: Buffer;
  readonly privateKey: KeyObject;
}

const yearsAfter = (day: Date, years: number): Date =>
  new Date(new Date(day).setUTCFullYear(day.getUTCFullYear() + years));

async function makeAuthority(now: Date): Promise<typeof signingAuthorities.$inferInsert> {
  const { publicKey, privateKey } = await newKeys();
  const certificate = await makeCertificate({
    subject: AUTHORITY,
    issuer: AUTHORITY,
    publicKey,
    issuerKey: privateKey,
    validFrom: new Date(now.getTime() - DAY_MS),
    validTo: yearsAfter(now, AUTHORITY_YEARS),
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

/** How a certificate names a person with a Lithuanian personal code. */
export const identityOfPerson = (personalCode: string): Identity => ({ serialNumber: `PNOLT-${personalCode}` });

/** How a certificate names a company of the Lithuanian register. */
export const identityOfCompany = (code: string): Identity => ({ organizationIdentifier: `NTRLT-${code}` });

/** A key of its own for one signature, with its certificate; the key is kept nowhere. */
export async function issueSigningKey(
  authority: Authority,
  signer: { readonly name: string; readonly identity: Identity },
  now: Date,
): Promise<SigningKey> {
  const { publicKey, privateKey } = await newKeys();
  const certificate = await makeCertificate({
    subject: {
      commonName: `TESTAS ${signer.name}`,
      organisation: ORGANISATION,
      identity: signer.identity,
    },
    issuer: AUTHORITY,
    publicKey,
    issuerKey: authority.privateKey,
    validFrom: new Date(now.getTime() - HOUR_MS),
    validTo: yearsAfter(now, CERTIFICATE_YEARS),
    isAuthority: false,
  });
  return { certificate, privateKey, chain: [authority.certificate] };
}
