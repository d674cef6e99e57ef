import { describe, expect, test } from "vitest";
import { DEFAULT_LIMITS, FIXED_LIMITS, sessionMonitorMs } from "../../../app/platform/limits.ts";
import { readEnvironment } from "../../../app/platform/env.server.ts";

/** The figures of G38 and the decisions under G05, written out once more. */
const SPECIFICATION = {
  sessionIdleMilliseconds: 30 * 60 * 1000,
  sessionActivityMilliseconds: 10 * 1000,
  sessionAbsoluteHours: 12,
  logoutDelayMilliseconds: 1000,
};

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://portal.example",
  SESSION_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 7) % 256)).toString("base64url")}`,
  SOAP_URL: "https://soap.example/soap",
  VERIFY_URL: "https://soap.example/verify",
  TIME_URL: "https://soap.example/time",
};

describe("the constants of a session", () => {
  test.each(Object.entries(SPECIFICATION))("F-521, F-523: %s is %i", (name, value) => {
    expect(DEFAULT_LIMITS[name as keyof typeof SPECIFICATION]).toBe(value);
  });

  test("F-103: the monitor asks every (timeout + 10) / 2 milliseconds", () => {
    expect(sessionMonitorMs(DEFAULT_LIMITS)).toBe(900_005);
    expect(sessionMonitorMs({ sessionIdleMilliseconds: 4_000 })).toBe(2_005);
  });

  test.each([...FIXED_LIMITS])("%s can be shortened in a test and not in production", (name) => {
    const wish = { LIMITS: `${name}=7` };
    const inTest = readEnvironment({ NODE_ENV: "test", ...wish });
    expect(inTest.ok && inTest.value.limits[name]).toBe(7);
    expect(readEnvironment({ ...PRODUCTION, ...wish })).toEqual({
      ok: false,
      problems: [`LIMITS: ${name} is fixed in production`],
    });
    expect(readEnvironment(PRODUCTION).ok).toBe(true);
  });

  test("every one of them is fixed", () => {
    expect([...FIXED_LIMITS].sort()).toEqual([...Object.keys(SPECIFICATION), "timeCorrectionHours"].sort());
  });

  test("R-G13: a time service is believed a day around this machine's clock", () => {
    expect(DEFAULT_LIMITS.timeCorrectionHours).toBe(24);
  });
});
