import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { identityOfCompany, identityOfPerson, issueSigningKey } from "../../../backend/src/signing/authority.ts";
import { makeCertificate, type Identity } from "../../../backend/src/signing/pades/certificate.ts";
import { newKeys } from "../../../backend/src/signing/pades/keys.ts";
import { sealPdf } from "../../../backend/src/signing/pades/seal.ts";
import { verifySeal } from "../../../backend/src/signing/pades/verify-seal.ts";
import { CONTRACT } from "../documents/sample-data.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const LENDER = identityOfCompany("999000017");
const AUTHORITY = { commonName: "Tarnyba", organisation: "Testinis parašas" };

async function certify(subject: { commonName: string; organisation: string; identity?: Identity }) {
  const authority = await newKeys();
  const keys = await newKeys();
  const dates = { validFrom: NOW, validTo: new Date("2027-11-20T12:00:00Z") };
  const issuer = { issuer: AUTHORITY, issuerKey: authority.privateKey, ...dates };
  const root = await makeCertificate({
    ...issuer,
    subject: AUTHORITY,
    publicKey: authority.publicKey,
    isAuthority: true,
  });
  const certificate = await makeCertificate({ ...issuer, subject, publicKey: keys.publicKey, isAuthority: false });
  return { root, key: { certificate, privateKey: keys.privateKey, chain: [root] } };
}

async function sealAs(identity: Identity) {
  const sent = await makeContract(CONTRACT);
  const { root, key } = await certify({ ...AUTHORITY, identity });
  const facts = { name: "UAB", at: NOW.toISOString(), way: "seal", authority: "Tarnyba", strokes: [] } as const;
  const words = { name: "UAB", reason: "Sutartis", location: "Lietuva", signedAt: NOW };
  const pdf = await sealPdf(sent, key, { words, look: { place: "lender", facts } });
  return { sent, pdf, authority: root };
}

test("F-363: the lender's seal is taken from the lender's certificate alone, not of another company or of a person with its code", async () => {
  const verdicts = [];
  for (const identity of [LENDER, identityOfCompany("999000018"), identityOfPerson("999000017")]) {
    const { pdf, ...expected } = await sealAs(identity);
    verdicts.push(verifySeal(pdf, { ...expected, signer: LENDER }));
  }
  expect(verdicts).toEqual([true, false, false]);
});

test("F-363: a seal of an authority that is not ours, or over other bytes than were sent, is not taken", async () => {
  const { sent, pdf, authority } = await sealAs(LENDER);
  const { root } = await certify(AUTHORITY);
  const changed = Uint8Array.from(pdf);
  changed[2000] = (changed[2000] ?? 0) ^ 1;
  expect([
    verifySeal(pdf, { sent, authority: root, signer: LENDER }),
    verifySeal(changed, { sent, authority, signer: LENDER }),
    verifySeal(changed, { sent: changed.slice(0, sent.length), authority, signer: LENDER }),
  ]).toEqual([false, false, false]);
});

test("F-345: the certificate of a signature holds as long as the paper is kept, for no time stamp says when it was given", async () => {
  const { root, key } = await certify(AUTHORITY);
  const signer = { name: "Arnas Nuotolinis", identity: identityOfPerson("39905259735") };
  const { certificate } = await issueSigningKey({ certificate: root, privateKey: key.privateKey }, signer, NOW);
  expect(new X509Certificate(certificate).validTo).toBe("Nov 20 12:00:00 2036 GMT");
});
