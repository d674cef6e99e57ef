import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SignatureType } from "../../../../app/domain/enumerations/signature-type.ts";
import {
  DRAWING_MAX,
  isDrawn,
  readStrokes,
  writeStrokes,
  type Stroke,
} from "../../../../app/features/signing-link/pad-strokes.ts";
import { signSchema } from "../../../../app/features/signing-link/sign-schema.ts";

const point = fc.tuple(fc.integer({ min: -50, max: 650 }), fc.integer({ min: -50, max: 250 }), fc.nat(600_000));
const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 300 }), { maxLength: 30 });

/** A line of so many points. */
const line = (points: number): Stroke => Array.from({ length: points }, (_, at) => [at, at, at * 16]);

describe("A drawn signature", () => {
  test("F-361: however much is drawn, what is sent fits its field and is read as lines again", () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        const text = writeStrokes(drawn);
        expect(text.length).toBeLessThanOrEqual(DRAWING_MAX);
        expect(readStrokes(text)).not.toBeNull();
      }),
    );
  });

  test("F-361: a short drawing is sent point by point, a long one keeps the ends of each line", () => {
    expect(readStrokes(writeStrokes([line(40), line(9)]))).toEqual([line(40), line(9)]);
    const long = line(2_000);
    const [sent = []] = readStrokes(writeStrokes([long])) ?? [];
    expect([sent[0], sent[sent.length - 1]]).toEqual([long[0], long[long.length - 1]]);
    expect(sent.length).toBeGreaterThan(200);
  });

  test.each(["", "{}", "[1]", '[["a"]]', "[[[1,2]]]", "[[[1,2,-3]]]", "[[[1.5,2,3]]]", "<svg>"])(
    "F-361: „%s“ is no drawing",
    (text) => expect(readStrokes(text)).toBeNull(),
  );

  test("F-361: a dot is no signature", () => {
    expect([isDrawn([]), isDrawn([line(1)]), isDrawn([line(4)]), isDrawn([line(5)])]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe("Signing on the shop's tablet", () => {
  const name = "Emilija Išgalvotaitė";
  const findings = (values: object) => {
    const parsed = signSchema({ way: SignatureType.initiatedTablet, name }).safeParse(values);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
  };

  test("F-361: takes a drawing or the seller's code, and says at once all that is missing", () => {
    expect(findings({ name, agreed: "on", drawing: writeStrokes([line(20)]) })).toEqual([]);
    expect(findings({ name, agreed: "on", code: "12 34" })).toEqual([]);
    expect(findings({ name, agreed: "on", drawing: writeStrokes([line(1)]) })).toEqual(["code: signature.missing"]);
    expect(findings({ agreed: "on" })).toEqual(["name: required", "code: signature.missing"]);
    expect(findings({ name, agreed: "on", code: "123" })).toEqual(["code: verificationCode.format"]);
  });

  test.each([
    ["emilija  isgalvotaite", []],
    ["EMILIJA IŠGALVOTAITĖ", []],
    ["Emilija Išgalvotaitė".normalize("NFD"), []],
    ["Išgalvotaitė Emilija", ["name"]],
    ["Petras Petraitis", ["name"]],
    ["Emilija", ["name"]],
  ])("F-361: the name must be the signer's, whatever its capitals, accents and spaces: „%s“", (typed, fields) => {
    const parsed = findings({ name: typed, agreed: "on", code: "1234" });
    expect(parsed.map((finding) => finding.split(":")[0])).toEqual(fields);
  });
});
