import { describe, expect, test } from "vitest";
import { rejectionTerm } from "../../../backend/src/applications/rejection-term.ts";

const signed = {
  status: 2,
  contractDate: "2026-03-01",
  paidOutAt: null,
  data: { SutartiesPasirasymoData: "2026-03-03T00:00:00" },
};

describe("F-337: how long a contract may be rejected", () => {
  test.each([
    ["on the fourteenth day after the signature it still may", signed, "2026-03-17", false],
    ["on the fifteenth it is too late", signed, "2026-03-18", true],
    ["not once it is paid out", { ...signed, paidOutAt: new Date("2026-03-04T10:00:00Z") }, "2026-03-04", true],
    ["an unsigned one waits", { ...signed, status: 1, data: {} }, "2026-06-01", false],
    ["without a known signature the day of the contract counts", { ...signed, data: {} }, "2026-03-16", true],
    ["one that is half signed waits, too", { ...signed, status: 1 }, "2026-06-01", false],
    [
      "of two signatures the later one counts",
      { ...signed, data: { ...signed.data, SutuoktinioPasirasymoData: "2026-03-10T00:00:00" } },
      "2026-03-24",
      false,
    ],
  ])("%s", (_name, contract, today, isTooLate) => {
    expect(rejectionTerm(contract, today).obstacle !== null).toBe(isTooLate);
  });

  test("the last day and the reason are told apart: too late by the days, or paid out", () => {
    expect(rejectionTerm(signed, "2026-03-17")).toEqual({ until: "2026-03-17", obstacle: null });
    expect(rejectionTerm(signed, "2026-03-18")).toEqual({ until: "2026-03-17", obstacle: "TERM_OVER" });
    const paidOut = { ...signed, paidOutAt: new Date("2026-03-04T10:00:00Z") };
    expect(rejectionTerm(paidOut, "2026-03-18").obstacle).toBe("PAID_OUT");
    expect(rejectionTerm({ ...signed, status: 1 }, "2026-06-01")).toEqual({ until: null, obstacle: null });
  });
});
