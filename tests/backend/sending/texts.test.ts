import { expect, test } from "vitest";
import { formatClockTime } from "../../../backend/src/sending/compose.ts";
import en from "../../../backend/src/sending/texts/en.json" with { type: "json" };
import lt from "../../../backend/src/sending/texts/lt.json" with { type: "json" };

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).sort();

test("both languages have the same texts with the same places", () => {
  expect(Object.keys(en)).toEqual(Object.keys(lt));
  for (const name of Object.keys(lt) as (keyof typeof lt)[]) expect(placesOf(en[name])).toEqual(placesOf(lt[name]));
});

test("an SMS is one SMS: at most 70 characters, which holds for any alphabet", () => {
  for (const text of [lt["code.sms"], en["code.sms"]])
    expect(text.replace("{code}", "0000").replace("{time}", "00:00").length).toBeLessThanOrEqual(70);
});

test("times are those of a clock in Lithuania, in summer and winter", () => {
  expect(formatClockTime(new Date("2026-11-20T22:05:00Z"))).toBe("00:05");
  expect(formatClockTime(new Date("2026-07-01T11:05:00Z"))).toBe("14:05");
});
