import { describe, expect, test } from "vitest";
import { findPermitStatus, permitMood, permitStatuses } from "../../../app/domain/enumerations/permit-status.ts";
import { isPermitOpen, PERMIT_ACTS, permitActsFor } from "../../../app/domain/permit-acts.ts";
import { permitAfter, type PermitAct } from "../../../backend/src/rules/permit-states.ts";

const MANAGER = 90_001;

describe("F-373: only legal next states are offered", () => {
  test.each(permitStatuses.codes)(
    "%s: what the page offers is what the back end does, with either sequence",
    (status) => {
      const offered = permitActsFor({ status, firstManagerId: null }, MANAGER);
      for (const sequence of [0, 1] as const)
        expect(PERMIT_ACTS.filter((act) => permitAfter(sequence, status, act) !== null)).toEqual(offered);
      expect(isPermitOpen(status)).toBe(offered.length > 0);
    },
  );

  test("F-371: who gave the first approval or passed a request up does not approve it, but may refuse", () => {
    for (const status of ["WAITING_EXTRA", "ESCALATED"] as const)
      expect(permitActsFor({ status, firstManagerId: MANAGER }, MANAGER)).toEqual(["reject"]);
  });

  test.each<[string, 0 | 1, PermitAct, string]>([
    ["WAITING", 0, "approve", "CONFIRMED"],
    ["WAITING", 1, "approve", "WAITING_EXTRA"],
    ["WAITING_EXTRA", 1, "approve", "CONFIRMED"],
    ["ESCALATED", 1, "approve", "CONFIRMED"],
    ["WAITING", 0, "escalate", "ESCALATED"],
    ["WAITING_EXTRA", 1, "expire", "EXPIRED"],
  ])("from %s with sequence %i by %s to %s", (from, sequence, act, to) => {
    expect(permitAfter(sequence, from as "WAITING", act)).toBe(to);
  });
});

test("F-587: lower case is read, and with a state that we do not know nothing can be done", () => {
  expect(findPermitStatus("waiting_extra")).toBe("WAITING_EXTRA");
  expect(findPermitStatus("PAUSED")).toBeNull();
  expect(permitActsFor({ status: null, firstManagerId: null }, MANAGER)).toEqual([]);
  expect(permitMood(null)).toBe("neutral");
});
