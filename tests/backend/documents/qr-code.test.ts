import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeQrCode } from "../../../backend/src/documents/layout/qr-code.ts";
import { readModules } from "./qr-reader.ts";
import reference from "./qr-reference.json" with { type: "json" };

describe("QR code of the verification address", () => {
  test.each(reference.codes)("F-335: the code of $text is the one that another encoder draws", ({ text, rows }) => {
    expect(makeQrCode(text)).toEqual(rows);
  });

  test("F-335: an independent reader reads every address back", () => {
    const address = fc.webUrl({ withQueryParameters: true }).filter((url) => Buffer.byteLength(url) <= 180);
    fc.assert(
      fc.property(address, (url) => {
        expect(readModules(makeQrCode(url) ?? [])).toBe(url);
      }),
      { numRuns: 50 },
    );
  });

  test("F-335: an address that no code of this size can hold gives no code", () => {
    expect(makeQrCode("x".repeat(180))).toHaveLength(53);
    expect(makeQrCode("x".repeat(181))).toBeNull();
  });
});
