import { describe, expect, test } from "vitest";
import { normaliseDocumentNumber, parseDocumentNumber } from "../../../app/domain/document-number.ts";
import {
  identityDocumentTypes,
  IdentityDocumentType,
} from "../../../app/domain/enumerations/identity-document-type.ts";
import vectors from "../../vectors/document-number.json";

describe("F-308: the number has the format of its document", () => {
  test.each(vectors.cases)("type $documentType, $input: $rule", ({ documentType, input, normalized, valid }) => {
    const type = identityDocumentTypes.find(documentType);
    if (type === null) throw new Error("a vector has an unknown type");
    const outcome = parseDocumentNumber(type, input);
    expect(outcome.ok).toBe(valid);
    expect(normaliseDocumentNumber(input)).toBe(normalized);
    if (outcome.ok) expect(outcome.value).toBe(normalized);
  });

  test("a refusal names the format", () => {
    const reasons = identityDocumentTypes.codes.map((type) => {
      const outcome = parseDocumentNumber(type, "1");
      return outcome.ok ? "accepted" : outcome.reason;
    });
    expect(Object.fromEntries(identityDocumentTypes.codes.map((type, index) => [type, reasons[index]]))).toEqual({
      0: "eightDigits",
      1: "eightDigits",
      2: "eightDigits",
      3: "twoLettersSevenDigits",
      4: "accepted",
      5: "eightOrNine",
      6: "nineDigits",
    });
  });

  test("F-307: „none“ drops whatever was typed as a number", () => {
    expect(parseDocumentNumber(IdentityDocumentType.none, "12345678")).toEqual({ ok: true, value: "" });
  });
});
