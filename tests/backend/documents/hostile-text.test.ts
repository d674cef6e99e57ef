import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContractData } from "../../../backend/src/documents/contract-data.ts";
import { makeContractSet } from "../../../backend/src/documents/contract-set.ts";
import { makeValuationReport } from "../../../backend/src/documents/valuation-report.ts";
import { roundsOf } from "../../support/rounds.ts";
import { countPages, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { makeSpecialPages } from "./contract-pages.ts";
import { BUYER, CONTRACT, VALUATION } from "./sample-data.ts";

const HOSTILE = {
  emoji: "Jonas \u{1f600}\u{1f469}\u200d\u{1f469} Jonaitis",
  hebrew: "שלום עולם",
  nul: "Jonas\u0000 Jonaitis\u0007\u001b[31m",
  "direction override": "Jonas \u202esitianoJ\u202c 00,1",
  "lone surrogate": "Jonas \ud800 Jonaitis \udfff",
  "PDF syntax": ") Tj ET endstream endobj <</JS (app.alert(1))>> \\ % trailer",
  "XML and braces": "</rdf:li><x/>&amp;{lender}{}",
  "line breaks": "Jonas\r\nJonaitis\n\n\nPonas\u2028X\tY",
  combining: "Ju\u0328ra Z\u030cilvite\u0307 a\u0301\u0301\u0301",
  "ten thousand characters": "ž".repeat(10_000),
  nothing: "",
};

function withText(text: string): ContractData {
  const goods = CONTRACT.goods.map((line) => ({ ...line, name: text, serialNumber: text }));
  const lender = { ...CONTRACT.lender, name: text || "–", address: text };
  const intermediary = { ...CONTRACT.intermediary, shopName: text, companyName: text, sellerName: text };
  const buyer = { ...BUYER, name: text, address: text, email: text };
  return {
    ...CONTRACT,
    lender,
    intermediary,
    buyer,
    goods,
    reference: { kind: "contract", number: text || "–" } as const,
    place: text,
  };
}

describe("hostile text", () => {
  test.each(Object.entries(HOSTILE))("R-H9: %s in every field gives a clean contract set", async (what, text) => {
    const pdf = await makeContractSet(withText(text), { standardInformation: 1, contract: 1, conditions: 1, sort: 0 });
    requireCleanSyntax(pdf);
    // The reading tool puts its own marks around words that are read from right to left.
    const read = what === "hebrew" ? readText(pdf).replace(/[\u202b\u202c]/g, "") : readText(pdf);
    expect(read).not.toMatch(/[\u0000-\u0008\u200b-\u200f\u202a-\u202e]/);
  });

  test.each(Object.entries(HOSTILE))("R-H9: %s in a valuation gives a clean file", async (_, text) => {
    const reasons = [text, text];
    requireCleanSyntax(
      await makeValuationReport({
        ...VALUATION,
        applicantName: text,
        shopName: text,
        reasons,
        decision: "needs-approval",
      }),
    );
  });

  test("R-H9: a word of 10,000 characters is broken over lines and pages without losing one", async () => {
    const pdf = await makeSpecialPages({ ...CONTRACT, place: "Ž".repeat(10_000) });
    expect(countPages(pdf)).toBeGreaterThan(countPages(await makeSpecialPages(CONTRACT)));
    expect(readText(pdf).match(/Ž/g)).toHaveLength(10_000);
  });

  test("R-H9: what cannot be drawn is shown as a box, not left out", async () => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name: "Jonas \u{1f600} 小明" } }));
    expect(text).toContain("Jonas □ □□, asmens kodas");
  });

  test("R-H9: controls and direction overrides leave no trace, line breaks become spaces", async () => {
    const name = "Jonas\u0000\u202e Jo\u200dnai\u00adtis\r\nPonas";
    const text = readText(await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name } }));
    expect(text).toContain("Jonas Jonaitis Ponas, asmens kodas");
  });

  test("R-H9: decomposed letters are composed before they are drawn", async () => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, buyer: { ...BUYER, name: "Z\u030cilvite\u0307" } }));
    expect(text).toContain("Žilvitė, asmens kodas");
  });

  test("R-H9: no text whatever breaks a document", async () => {
    const property = fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (text) => {
      const pdf = await makeSpecialPages(withText(text));
      expect(Buffer.from(pdf.subarray(0, 8)).toString("latin1")).toBe("%PDF-1.7");
    });
    await fc.assert(property, { numRuns: roundsOf({ usual: 20, full: 60 }) });
  });
});
