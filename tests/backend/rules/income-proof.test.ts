import { describe, expect, test } from "vitest";
import { certificateProblem } from "../../../backend/src/rules/income-certificate.ts";
import { statementIncomes } from "../../../backend/src/rules/statement-incomes.ts";

describe("F-298: an income certificate covers the last four full months and is at most 14 days old", () => {
  const TODAY = "2026-11-20";
  const full = { from: "2026-07-01", to: "2026-10-31", issuedOn: "2026-11-06" };
  const problem = (change: Partial<typeof full>, today = TODAY) => certificateProblem({ ...full, ...change }, today);

  test("one of exactly these months, issued 14 days ago or today, proves income", () => {
    expect([problem({}), problem({ issuedOn: TODAY })]).toEqual([null, null]);
    expect(problem({ from: "2026-01-15", to: "2026-11-06" })).toBeNull();
  });

  test.each([
    ["begins a day late", { from: "2026-07-02" }, ["2026-07"]],
    ["ends a day early", { to: "2026-10-30" }, ["2026-10"]],
    ["covers one month alone", { from: "2026-09-01", to: "2026-09-30" }, ["2026-07", "2026-08", "2026-10"]],
    ["is of last year", { from: "2025-07-01", to: "2025-10-31" }, ["2026-07", "2026-08", "2026-09", "2026-10"]],
  ])("one that %s lacks the months that it does not cover whole", (_, change, months) => {
    expect(problem(change)).toEqual({ kind: "months", months });
  });

  test("in January the four months are those of the old year", () => {
    const change = { from: "2026-09-01", to: "2026-12-31", issuedOn: "2027-01-02" };
    expect(problem(change, "2027-01-05")).toBeNull();
    expect(problem({ ...change, to: "2026-12-30" }, "2027-01-05")).toEqual({ kind: "months", months: ["2026-12"] });
  });

  test("one of tomorrow, one that speaks of days after its own, and one of 15 days ago prove nothing", () => {
    expect(problem({ issuedOn: "2026-11-21" })).toEqual({ kind: "future" });
    expect(problem({ to: "2026-11-07" })).toEqual({ kind: "notOver" });
    expect(problem({ issuedOn: "2026-11-05" })).toEqual({ kind: "tooOld" });
  });
});

describe("F-304: a bank statement is averaged over the last four full months, by payer and kind", () => {
  const received = (bookedOn: string, amountCents: number, change = {}) => ({
    ...{ bookedOn, amountCents, payer: "UAB Darbas", kind: 1 },
    ...change,
  });
  const months = { from: "2026-07-01", to: "2026-10-31" };

  test("what came in on the first and the last of their days counts, a day earlier or later does not", () => {
    const days = ["2026-06-30", "2026-07-01", "2026-10-31", "2026-11-01"];
    expect(
      statementIncomes(
        days.map((day) => received(day, 100_000)),
        "2026-11-20",
      ),
    ).toEqual([{ kind: 1, payer: "UAB Darbas", monthlyCents: 50_000, ...months }]);
  });

  test("payers and kinds are told apart, and half a cent is rounded up", () => {
    const rows = [
      received("2026-08-05", 9),
      received("2026-09-05", 9),
      received("2026-09-06", 10, { kind: 2 }),
      received("2026-09-07", 9, { payer: "Sodra" }),
    ];
    expect(statementIncomes(rows, "2026-11-01")).toEqual([
      { kind: 1, payer: "UAB Darbas", monthlyCents: 5, ...months },
      { kind: 2, payer: "UAB Darbas", monthlyCents: 3, ...months },
      { kind: 1, payer: "Sodra", monthlyCents: 2, ...months },
    ]);
  });
});
