import { describe, expect, test } from "vitest";
import type { SideReading } from "../../../app/domain/document-sides.ts";
import { isScannable, judgeScan, mayKeepPictures, readSide, sidesOf } from "../../../app/domain/identity-scan.ts";
import { cardLines, passportLines } from "../../support/scans/specimens.ts";

const JONAS = {
  number: "24681357",
  code: "38505121010",
  expires: "331120",
  lastName: "KAZLAUSKAS",
  firstName: "JONAS",
};
const HOLDER = { personalCode: JONAS.code, firstName: "Jonas", lastName: "Kazlauskas" };
const TODAY = "2026-11-25";
const CARD = 1;
const PASSPORT = 0;

const zone = (lines: string[], codes: string[] = []): SideReading => ({ mrz: lines, codes, words: [] });
const plain = (...codes: string[]): SideReading => ({ mrz: null, codes, words: [] });
const passport = (change: Partial<typeof JONAS> = {}, holder = HOLDER, today = TODAY) =>
  judgeScan(PASSPORT, { front: zone(passportLines({ ...JONAS, ...change })) }, holder, today);
const card = (front: SideReading, back = zone(cardLines(JONAS))) => judgeScan(CARD, { front, back }, HOLDER, TODAY);

describe("F-315: cards and permits have two sides", () => {
  test.each([
    [0, ["front"]],
    [1, ["front", "back"]],
    [2, ["front"]],
    [3, ["front", "back"]],
    [5, ["front", "back"]],
    [6, ["front"]],
  ])("type %i", (type, sides) => expect(sidesOf(type)).toEqual(sides));

  test("the side that is missing is named, the front first", () => {
    expect(judgeScan(CARD, {}, HOLDER, TODAY)).toEqual({
      state: "missing",
      sides: ["front", "back"],
      isOneSided: false,
    });
    expect(judgeScan(CARD, { front: plain() }, HOLDER, TODAY)).toEqual({
      state: "missing",
      sides: ["back"],
      isOneSided: false,
    });
    expect(judgeScan(CARD, { back: zone(cardLines(JONAS)) }, HOLDER, TODAY)).toEqual({
      state: "missing",
      sides: ["front"],
      isOneSided: false,
    });
  });

  test("F-315: of a passport, which has no sides, the picture itself is missing", () => {
    expect(judgeScan(0, {}, HOLDER, TODAY)).toEqual({ state: "missing", sides: ["front"], isOneSided: true });
  });

  test("“none” and no choice at all are not photographed; what carries no zone is only photographed", () => {
    expect([null, 4, 9, 0, 6].map(isScannable)).toEqual([false, false, false, true, true]);
    expect(judgeScan(2, { front: plain() }, HOLDER, TODAY)).toEqual({ state: "photographed" });
  });
});

describe("F-320: what is read", () => {
  test("of a passport and of a card", () => {
    const values = { number: JONAS.number, validUntil: "2033-11-20", personalCode: JONAS.code, isHoldersName: true };
    expect(passport()).toMatchObject({
      state: "read",
      document: { ...values, controlLine: passportLines(JONAS).join("\n") },
    });
    expect(card(plain(JONAS.code))).toMatchObject({ state: "read", document: values });
  });

  test("a name of the application with Lithuanian letters is the same name; another one stays out of the control line", () => {
    const holder = { personalCode: JONAS.code, firstName: "Žygė Ona", lastName: "Šimkutė-Ąžuolienė" };
    const same = passport({ lastName: "SIMKUTE<AZUOLIENE", firstName: "ZYGE ONA" }, holder);
    expect(same).toMatchObject({ document: { isHoldersName: true } });
    const other = passport({ firstName: "JUOZAS" });
    expect(other).toMatchObject({ document: { isHoldersName: false, controlLine: passportLines(JONAS)[1] } });
  });

  test("a permit without a personal code is the holder's by the birth date", () => {
    const of = (specimen: typeof JONAS) =>
      judgeScan(3, { front: plain(), back: zone(cardLines(specimen, "AR", "UKR", "")) }, HOLDER, TODAY);
    const permit = { ...JONAS, number: "LT1234567" };
    expect(of(permit)).toMatchObject({ state: "read", document: { number: "LT1234567", personalCode: null } });
    expect(of({ ...permit, code: "38505131010" })).toEqual({ state: "refused", reason: "otherPerson" });
  });
});

describe("what is not taken", () => {
  test("F-312: another person's", () => {
    expect(passport({ code: "49212012129" })).toEqual({ state: "refused", reason: "otherPerson" });
  });

  test("one that has expired; today is its last day", () => {
    expect(passport({ expires: "261124" })).toEqual({ state: "refused", reason: "expired" });
    expect(passport({ expires: "261125" })).toMatchObject({ state: "read" });
  });

  test("another kind of document", () => {
    expect(judgeScan(PASSPORT, { front: zone(cardLines(JONAS)) }, HOLDER, TODAY)).toEqual({
      state: "refused",
      reason: "otherKind",
    });
  });

  test("F-316: sides that were each sent in the other's place are told so, and are not kept", () => {
    const verdict = judgeScan(1, { front: zone(cardLines(JONAS)), back: plain(JONAS.code) }, HOLDER, TODAY);
    expect(verdict).toEqual({ state: "refused", reason: "swapped" });
    expect(mayKeepPictures(verdict)).toBe(false);
  });

  test("F-316: the front of another card, or the back twice; a front that nothing was read of is the seller's to compare", () => {
    const mismatch = { state: "refused", reason: "sides" };
    expect(card(plain("49212012129"))).toEqual(mismatch);
    expect(card(zone(cardLines(JONAS)))).toEqual(mismatch);
    expect(card(plain())).toMatchObject({ state: "read" });
    expect(card(plain("49212012129", JONAS.code))).toMatchObject({ state: "read" });
  });

  test.each([
    ["another number", "KITAITE VARDE\nNR. 99887766", "other"],
    ["another number, and the holder's name", "KAZLAUSKAS JONAS\n99887766", "other"],
    ["another number, and the holder's code", "38505121010\n9988I766", "other"],
    ["another kind of number", "KAZLAUSKAS\nLT 7654321", "other"],
    ["the number", "KITAS VARDAS\nNR 24681357", "same"],
    ["the number with characters that were misread", "24G81351", "same"],
    ["the surname, misread, and days", "KAZ1AUSKAS\n2033-11-20 20331120 20112033 203341120", "same"],
    ["the code alone", "38505121010", "same"],
    ["words that say nothing", "LIETUVOS RESPUBLIKA\nASMENS TAPATYBES KORTELE", "unsure"],
    ["nothing", "", "unsure"],
  ])("F-316: a front on which stands %s", (_, text, compared) => {
    const expected = { state: "read", isFrontUnsure: compared === "unsure" };
    expect(card(readSide(text))).toMatchObject(compared === "other" ? { state: "refused", reason: "sides" } : expected);
  });

  test("F-316: the number of a permit begins with letters", () => {
    const holder = { ...HOLDER, personalCode: JONAS.code };
    const back = zone(cardLines({ ...JONAS, number: "LT1234567" }, "AR", "UKR", ""));
    const of = (text: string) => judgeScan(3, { front: readSide(text), back }, holder, TODAY);
    expect(of("KITAS VARDAS\nLT7654321")).toEqual({ state: "refused", reason: "sides" });
    expect(of("KITAS VARDAS\nLTI234567")).toMatchObject({ state: "read", isFrontUnsure: false });
  });

  test("F-317: no zone; a check digit that fails is named; a letter that no digit protects must agree with the code", () => {
    expect(judgeScan(PASSPORT, { front: plain() }, HOLDER, TODAY)).toEqual({ state: "unread", checks: [] });
    const [head = "", data = ""] = passportLines(JONAS);
    const of = (line: string) => judgeScan(PASSPORT, { front: zone([head, line]) }, HOLDER, TODAY);
    expect(of(data.replace("24681357", "24681358"))).toEqual({
      state: "unread",
      checks: ["documentNumber", "composite"],
    });
    expect(of(data.replace("M", "F"))).toEqual({ state: "unread", checks: [] });
    expect(of(data.replace("331120", "333320"))).toMatchObject({ state: "unread" });
  });
});

test("personal codes on the front are those whose check digit is right", () => {
  expect(readSide("KAZLAUSKAS\n3850512I0I0 2\n38505121011\nNR 24681357").codes).toEqual(["38505121010"]);
});
