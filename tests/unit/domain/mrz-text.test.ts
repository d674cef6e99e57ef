import { expect, test } from "vitest";
import { findMrzLines } from "../../../app/domain/mrz-text.ts";

const PASSPORT = ["P<LTUKAZLAUSKAS<<JONAS<<<<<<<<<<<<<<<<<<<<<<", "24681357<0LTU8505121M331120438505121010<<<08"];
const CARD = ["IDLTU24681357<038505121010<<<<", "8505121M3311204LTU<<<<<<<<<<<2", "KAZLAUSKAS<<JONAS<<<<<<<<<<<<<"];
const PERMIT = ["ARLTULT12345673<<<<<<<<<<<<<<<", "9001011F3101017UKR<<<<<<<<<<<2", "KOVALENKO<<OLENA<<<<<<<<<<<<<<"];

test("G21: the zone is the last lines of its length, whatever a page says above them", () => {
  const text = ["LIETUVOS RESPUBLIKA PASAS", "KAZLAUSKAS", ...PASSPORT, ""].join("\n");
  expect(findMrzLines(text)).toEqual(PASSPORT);
  expect(findMrzLines(["8", ...CARD].join("\n\n"))).toEqual(CARD);
});

test("letters and digits are put right by their places, in the numbers of Lithuanian documents too", () => {
  const misread = [
    PASSPORT[0]?.replace("JONAS", "J0NA5"),
    PASSPORT[1]?.replace("24681357<0LTU8505", "Z4G8I3S7<OLTUB5O5"),
  ];
  expect(findMrzLines(misread.join("\n"))).toEqual(PASSPORT);
  const card = [
    CARD[0]?.replace("24681357", "246BI357"),
    CARD[1]?.replace("M33", "M3E").replace("M3E", "M33"),
    CARD[2],
  ];
  expect(findMrzLines(card.join("\n"))).toEqual(CARD);
  expect(findMrzLines(PERMIT.join("\n"))).toEqual(PERMIT);
});

test("a Lithuanian's passport and card say Lithuania; another's permit keeps its letters", () => {
  expect(findMrzLines(PASSPORT.map((line) => line.replace("0LTU85", "0LTV85")).join("\n"))).toEqual(PASSPORT);
  expect(findMrzLines(CARD.map((line) => line.replace("4LTU<", "4LT0<")).join("\n"))).toEqual(CARD);
});

test("fillers lost or doubled at the end are no reason to refuse; other lines are no zone", () => {
  expect(findMrzLines(PASSPORT.map((line) => line.replace(/<+$/, "<<<<<<<<<<<<<<<<<<<<")).join("\n"))).toEqual(
    PASSPORT,
  );
  expect(findMrzLines("")).toBeNull();
  expect(findMrzLines("PASAS\nNR 24681357")).toBeNull();
  expect(findMrzLines(PASSPORT.slice(0, 1).join("\n"))).toBeNull();
});
