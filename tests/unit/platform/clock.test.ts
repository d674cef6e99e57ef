import { afterEach, expect, test } from "vitest";
import { correctClock, fixedClock, portalClock, systemClock } from "../../../app/platform/clock.ts";

afterEach(() => void correctClock(0));
const HOUR_MS = 3_600_000;

test("F-097: the portal's clock follows the time service, not the machine", () => {
  expect(correctClock(-2 * HOUR_MS)).toBe(true);
  expect(Math.abs(portalClock.now() - (systemClock.now() - 2 * HOUR_MS))).toBeLessThan(1_000);
});

test.each([25 * HOUR_MS, -25 * HOUR_MS, Number.NaN, Number.POSITIVE_INFINITY])(
  "G13: an offset of %d ms is not believed",
  (offset) => {
    expect(correctClock(offset)).toBe(false);
    expect(Math.abs(portalClock.now() - systemClock.now())).toBeLessThan(1_000);
  },
);

test("a test's clock stands still until it is moved", () => {
  const clock = fixedClock(1_000);
  clock.advance(500);
  expect(clock.now()).toBe(1_500);
});
