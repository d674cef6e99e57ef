import { describe, expect, test } from "vitest";
import { identityDocumentSchema } from "../../../app/domain/identity-document-schema.ts";
import { NO_EXPIRY_DAY } from "../../../app/domain/identity-document.ts";
import { issuesOf } from "./issues-of.ts";

const TODAY = "2026-11-20";
const HOLDER = { personalCode: "38505121010" };
const PASSPORT = { type: "0", number: "2468 1357", validUntil: "2033-11-20" };

const PASSPORT_LINE = "24681357<0LTU8505121M331120438505121010<<<08";

const parse = (form: object, holder: typeof HOLDER | null = HOLDER) =>
  identityDocumentSchema(TODAY, holder).safeParse(form);

describe("the form of an identity document", () => {
  test("F-306: a passport with its control line", () => {
    const controlLine = "24681357<0ltu8505121m331120438505121010<<<08";
    expect(parse({ ...PASSPORT, controlLine }).data).toEqual({
      type: 0,
      number: "24681357",
      validUntil: "2033-11-20",
      controlLine: controlLine.toUpperCase(),
    });
    expect(parse(PASSPORT).data?.controlLine).toBeNull();
  });

  test("F-307, F-311: „none“ hides number and date", () => {
    expect(parse({ type: "4", number: "77", validUntil: "nonsense", controlLine: "x" }).data).toEqual({
      type: 4,
      number: "",
      validUntil: NO_EXPIRY_DAY,
      controlLine: null,
    });
    expect(NO_EXPIRY_DAY).toBe("1990-01-01");
  });

  test.each([
    ["2026-11-19", ["validUntil.expired|min=2026-11-20"]],
    ["2026-11-20", []],
    ["2056-11-20", []],
    ["2056-11-21", ["validUntil.tooFar|max=2056-11-20"]],
    ["2026-02-30", ["date.impossible"]],
    ["", ["required"]],
  ])("F-309: valid until %j", (validUntil, expected) =>
    expect(issuesOf(parse({ ...PASSPORT, validUntil })).validUntil ?? []).toEqual(expected),
  );

  test.each([
    ["no date", "", NO_EXPIRY_DAY],
    ["a date typed all the same", "2033-11-20", "2033-11-20"],
  ])("F-311: a document that came without expiry, with %s", (_what, validUntil, expected) =>
    expect(parse({ ...PASSPORT, validUntil, noExpiry: "on" }).data?.validUntil).toBe(expected),
  );

  test("F-309, F-311: a typed date of a document that came without expiry is still checked", () =>
    expect(issuesOf(parse({ ...PASSPORT, validUntil: "2026-11-19", noExpiry: "on" })).validUntil).toEqual([
      "validUntil.expired|min=2026-11-20",
    ]));

  test("F-310, F-311: the control line's expiry is not compared with a document that has none", () => {
    const controlLine = "24681357<0ltu8505121m331120438505121010<<<08";
    expect(parse({ ...PASSPORT, validUntil: "", noExpiry: "on", controlLine }).success).toBe(true);
  });

  test("every field tells its own finding at once", () => {
    expect(issuesOf(parse({ type: "0", number: "", validUntil: "" }))).toEqual({
      number: ["required"],
      validUntil: ["required"],
    });
    expect(issuesOf(parse({ type: "7", number: "1", validUntil: "" }))).toEqual({ type: ["choice.unknown"] });
    expect(issuesOf(parse({ ...PASSPORT, number: "123" }))).toEqual({ number: ["documentNumber.eightDigits"] });
  });

  const TD1_HEAD = "I<LTU24681357<038505121010<<<<";

  test.each([
    ["a card for a passport", "0", TD1_HEAD, ["mrz.cardForPassport"]],
    ["a passport for an identity card", "1", PASSPORT_LINE, ["mrz.passportForCard"]],
    ["a card for an identity card", "1", TD1_HEAD, undefined],
    ["a passport for a passport", "0", PASSPORT_LINE, undefined],
    ["a card for a driver licence, whose lines are not laid down", "2", TD1_HEAD, undefined],
  ])("F-310: the control line of %s", (_what, type, controlLine, expected) =>
    expect(issuesOf(parse({ ...PASSPORT, type, controlLine })).controlLine).toEqual(expected),
  );

  test.each(["3", "5"])("F-310: a passport's control line is refused for the permit %s, which is a card", (type) => {
    const permit = { type, number: "LT2468135", validUntil: "2033-11-20", controlLine: PASSPORT_LINE };
    expect(issuesOf(parse(permit)).controlLine).toEqual(["mrz.passportForCard"]);
  });

  test("F-310, F-312: the control line of another person is refused", () => {
    const controlLine = "21357902<1LTU9212015F300101949212012129<<<58";
    expect(issuesOf(parse({ ...PASSPORT, controlLine })).controlLine).toEqual([
      "mrz.otherDocumentNumber",
      "mrz.otherExpirationDate",
      "mrz.otherBirthDate",
      "mrz.otherPersonalCode",
    ]);
    expect(issuesOf(parse({ ...PASSPORT, controlLine }, null)).controlLine).toEqual([
      "mrz.otherDocumentNumber",
      "mrz.otherExpirationDate",
    ]);
  });
});
