import { describe, expect, test } from "vitest";
import { makeQrCode } from "../../../backend/src/documents/qr/make-qr-code.ts";
import { correctionBytes } from "../../../backend/src/documents/qr/reed-solomon.ts";
import reference from "./qr-reference.json" with { type: "json" };

describe("QR code of the verification address", () => {
  test.each(reference.codes)("F-335: the code of $text is the one that another encoder draws", ({ text, rows }) => {
    expect(makeQrCode(text)).toEqual(rows);
  });

  test("F-335: correction bytes are those of the standard's worked example", () => {
    // ISO/IEC 18004 annex I: "01234567" in version 1-M.
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(correctionBytes(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test("F-335: an address that no code of this size can hold gives no code", () => {
    expect(makeQrCode("x".repeat(180))).toHaveLength(53);
    expect(makeQrCode("x".repeat(181))).toBeNull();
  });
});
