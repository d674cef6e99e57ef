import { createHash } from "node:crypto";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import type { Presentation } from "../../../backend/src/documents/contract-data.ts";
import { makeContract, makeContractSet } from "../../../backend/src/documents/contract-set.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { countPages, readInfo, readText, runTool } from "./pdf-tools.ts";
import type { PdfTool } from "./pdf-tools.ts";
import { readQrCode } from "./qr-reader.ts";
import { renderPage } from "./rendered-page.ts";
import { CONTRACT } from "./sample-data.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const present = (change: Partial<Presentation>) => ({
  ...CONTRACT,
  presentation: { ...CONTRACT.presentation, ...change },
});

async function readMetadata(pdf: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const stream = file.context.lookup(file.catalog.get(PDFName.of("Metadata")));
  if (!(stream instanceof PDFRawStream)) throw new Error("The file has no metadata stream");
  return Buffer.from(stream.contents).toString("utf8");
}

describe("the file", () => {
  test("F-343: the same data gives the same bytes, so the hash that is shown is the file's", async () => {
    const hashes = await Promise.all([1, 2, 3].map(async () => sha256(await makeContract(CONTRACT))));
    expect(new Set(hashes).size).toBe(1);
    expect(sha256(await makeContract({ ...CONTRACT, place: "Kaunas" }))).not.toBe(hashes[0]);
  });

  test("F-345: title, author and language are in the file; a time only when one was given", async () => {
    const info = readInfo(await makeContract(CONTRACT));
    expect(info).toMatchObject({
      Title: "Vartojimo kredito sutartis Nr. PL26-000123",
      Author: "UAB „Gintarinė įmoka“",
    });
    expect(info).not.toHaveProperty("CreationDate");
    const dated = await makeContract(present({ createdAt: "2026-11-20T14:05:00+02:00" }));
    expect(new Date(readInfo(dated).CreationDate ?? "").toISOString()).toBe("2026-11-20T12:05:00.000Z");
    expect(await readMetadata(dated)).toContain("<xmp:CreateDate>2026-11-20T12:05:00Z</xmp:CreateDate>");
    expect(Buffer.from(dated).toString("latin1")).toContain("/Lang (lt-LT)");
  });

  test("F-335: the file keeps the rules of PDF/A-2b that can be seen from outside", async () => {
    const pdf = await makeContract(present({ draft: true, trial: true }));
    const metadata = await readMetadata(pdf);
    expect(metadata).toContain("<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>");
    expect(metadata).toContain('<rdf:li xml:lang="x-default">Vartojimo kredito sutartis Nr. PL26-000123</rdf:li>');
    const fonts = runTool("pdffonts", [], pdf).toString("utf8").split("\n").slice(2).filter(Boolean);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/);
    const source = Buffer.from(pdf).toString("latin1");
    expect(source).toMatch(/\/OutputIntents \[ \d+ 0 R \]/);
    expect(source).toMatch(/\/ID \[ <[0-9A-F]{32}> <[0-9A-F]{32}> \]/);
    for (const forbidden of ["/JavaScript", "/Encrypt", "/ExtGState", "/SMask", "/AA"])
      expect(source).not.toContain(forbidden);
  });

  test("F-343: objects stay plain and the cross-reference table classic, so that a signature can be appended", async () => {
    const source = Buffer.from(await makePaymentSchedule(CONTRACT)).toString("latin1");
    expect(source).not.toContain("/ObjStm");
    expect(source).toContain("\nxref\n");
  });

  test("F-335: the checksum of a page changes with its text, and only with it", async () => {
    const checksums = async (place: string) =>
      readText(
        await makeContractSet({ ...CONTRACT, place }, { standardInformation: 0, contract: 1, conditions: 1, sort: 0 }),
      ).match(/kontrolinė suma( [0-9a-f]{4}){4}/g);
    const [vilnius, kaunas] = await Promise.all([checksums("Vilnius"), checksums("Kaunas")]);
    expect(new Set(vilnius).size).toBe(7);
    expect(kaunas?.slice(0, 1)).not.toEqual(vilnius?.slice(0, 1));
    expect(kaunas?.slice(1)).toEqual(vilnius?.slice(1));
  });

  test("F-335: the address at which the document can be checked is printed beside its code", async () => {
    const verificationUrl = "https://portalas.example/verify-document/1004";
    const pdf = await makePaymentSchedule(present({ verificationUrl }));
    expect(readText(pdf)).toContain(`arba adresu ${verificationUrl}`);
    const { pixels, width } = renderPage(pdf, countPages(pdf));
    expect(readQrCode(pixels, width)).toBe(verificationUrl);
  });

  test("the tests say which package to install when a tool is missing", () => {
    const missing = "no-such-pdf-tool" as PdfTool;
    expect(() => runTool(missing, [], new Uint8Array())).toThrow(
      /The program no-such-pdf-tool is missing: install the package/,
    );
  });
});
