import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from "pdf-lib";
import { expect, test } from "vitest";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import type { SignaturePlace } from "../../../backend/src/documents/layout/blocks.ts";
import { makeCertificate } from "../../../backend/src/signing/pades/certificate.ts";
import { newKeys } from "../../../backend/src/signing/pades/keys.ts";
import { sealPdf } from "../../../backend/src/signing/pades/seal.ts";
import { inspectPdf } from "../../support/inspect-pdf.ts";
import { CONTRACT } from "../documents/sample-data.ts";
import { findAll, readStructure } from "../documents/structure.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const AUTHORITY = { commonName: "Tarnyba", organisation: "Testinis parašas" };
const name = (text: string) => PDFName.of(text);

async function newKey() {
  const { publicKey, privateKey } = await newKeys();
  const dates = { validFrom: NOW, validTo: new Date("2036-11-20T12:00:00Z") };
  const facts = { subject: AUTHORITY, issuer: AUTHORITY, publicKey, issuerKey: privateKey, ...dates };
  return { certificate: await makeCertificate({ ...facts, isAuthority: true }), privateKey, chain: [] };
}

async function seal(pdf: Uint8Array, place: SignaturePlace, person: string) {
  const facts = { name: person, at: NOW.toISOString(), way: "link", authority: "Tarnyba", strokes: [] } as const;
  const words = { name: person, reason: "Sutartis", location: "Lietuva", signedAt: NOW };
  return sealPdf(pdf, await newKey(), { words, look: { place, facts } });
}

const sealed = (async () => {
  const sent = await makeContract(CONTRACT);
  const first = await seal(sent, "client", "Emilija Išgalvotaitė");
  return { sent, first, both: await seal(first, "lender", "UAB Lizingas") };
})();

test("F-345: a screen reader finds the field of each signature in the tree, after the words of its document, with what it says", async () => {
  const { sent, both } = await sealed;
  const [before, after] = [readStructure(sent), readStructure(both)];
  expect(after.kids.map(({ kids }) => kids.length - findAll({ ...after, kids }, "Form").length)).toEqual(
    before.kids.map(({ kids }) => kids.length),
  );
  expect(after.kids[0]?.kids.slice(-2).map(({ role }) => role)).toEqual(["Form", "Form"]);
  const file = await PDFDocument.load(both, { updateMetadata: false });
  const root = file.catalog.lookup(name("StructTreeRoot"), PDFDict);
  const numbers = root.lookup(name("ParentTree"), PDFDict).lookup(name("Nums"), PDFArray);
  const fields = file.catalog.lookup(name("AcroForm"), PDFDict).lookup(name("Fields"), PDFArray).asArray();
  expect(fields).toHaveLength(2);
  for (const ref of fields) {
    const widget = file.context.lookup(ref, PDFDict);
    const key = widget.lookup(name("StructParent"), PDFNumber).asNumber();
    expect(widget.lookup(name("TU"), PDFHexString).decodeText()).toContain("Testinis parašas");
    const at = numbers.asArray().findIndex((entry, index) => index % 2 === 0 && entry.toString() === String(key));
    const element = numbers.lookup(at + 1, PDFDict);
    const place = element.lookup(name("K"), PDFDict);
    expect([element.get(name("S")), place.get(name("Type")), place.get(name("Obj")) === ref]).toEqual([
      name("Form"),
      name("OBJR"),
      true,
    ]);
    const page = file.context.lookup(widget.get(name("P")) as PDFRef, PDFDict);
    expect(page.get(name("Tabs"))).toBe(name("S"));
    expect(root.lookup(name("ParentTreeNextKey"), PDFNumber).asNumber()).toBeGreaterThan(key);
  }
});

test("F-345, F-363: with its fields in the tree every signature is valid, the file is clean, and a changed byte is found", async () => {
  const { first, both } = await sealed;
  expect(both.subarray(0, first.length).equals(first)).toBe(true);
  const { isClean, signatures } = await inspectPdf(both);
  expect([isClean, signatures.match(/Signature is Valid/g)?.length]).toEqual([true, 2]);
  const changed = Buffer.from(both);
  changed[2_000] = (changed[2_000] ?? 0) ^ 1;
  expect((await inspectPdf(changed)).signatures.match(/Digest Mismatch/g)).toHaveLength(2);
});
