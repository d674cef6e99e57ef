import { describe, expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, rowsOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";
import { timesIn, wordsOf } from "./timed-stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

type Summary = { monthlyPaymentCents: number | null; insurancePremiumCents: number | null; isInsured: boolean };
type Answer = { summary?: Summary | null; findings?: { field: string; message: string }[] };

/** What the script of a step gets while a user types. */
async function typeIn(form: string, application: number, typed: Record<string, string>): Promise<Answer> {
  const { address, fields, route } = formNamed(form);
  const path = `${address({ application, contract: 0 })}?_data=${encodeURIComponent(route)}`;
  const { status, body } = await seller.post(path, { ...fields, ...typed, live: "" });
  expect(status).toBe(200);
  return JSON.parse(body) as Answer;
}

const writes = () => stage.servers.proxy.writes();

describe("F-244: an advance above the price is marked while it is typed", () => {
  test("F-244: as a save would mark it, and nothing is saved", async () => {
    const id = await stage.application();
    stage.servers.proxy.forget();
    const { findings } = await typeIn("credit", id, { "advance.type": "0", "advance.value": "99999" });
    expect(findings).toEqual([{ field: "advance.value", message: "credit.advanceAboveGoods" }]);
    expect(writes()).toEqual([]);
  });

  test("F-243: own money above the price as well", async () => {
    const { findings } = await typeIn("credit", await stage.application(), { ownFunds: "99999" });
    expect(findings).toEqual([{ field: "ownFunds", message: "credit.ownFundsAboveGoods" }]);
  });

  test("F-244: a field that is empty is not blamed, and neither is one that is right", async () => {
    const id = await stage.application();
    expect((await typeIn("credit", id, { "advance.type": "0", "advance.value": "" })).findings).toEqual([]);
    expect((await typeIn("credit", id, { "advance.type": "0", "advance.value": "10" })).findings).toEqual([]);
  });
});

describe("F-243, F-244: sums above the price are told beside a field that is wrong by itself", () => {
  const ABOVE = ["credit.advanceAboveGoods", "credit.ownFundsAboveGoods"] as const;
  const SUMS = { "advance.type": "0", "advance.value": "99999", ownFunds: "99999" };
  const step = formNamed("credit");

  test.each(["continue", "save"])("F-197: all in one answer to “%s”", async (button) => {
    const path = step.address({ application: await stage.application(), contract: 0 });
    const seals = await readSeals(seller, path, "credit");
    const answer = await seller.post(path, {
      ...seals,
      ...step.fields,
      ...SUMS,
      paymentDay: "daug",
      [button]: "",
    });
    const told = [...ABOVE, "paymentDay.range"].map((key) =>
      timesIn(wordsOf(answer), textOf("lt", `validation:${key}`)),
    );
    expect([answer.status, told], "each in the summary and at its field").toEqual([400, [2, 2, 2]]);
  });

  test("while they are typed, too; a sum that is wrong by itself says nothing of the others", async () => {
    const id = await stage.application();
    const wrong = { ...SUMS, paymentDay: "daug", duration: "" };
    expect((await typeIn("credit", id, wrong)).findings?.map(({ message }) => message)).toEqual([...ABOVE]);
    const { findings } = await typeIn("credit", id, { ...wrong, "advance.value": "daug" });
    expect(findings?.map(({ field }) => field)).toEqual(["ownFunds"]);
    expect((await typeIn("credit", id, { ...wrong, "advance.value": "1", ownFunds: "x" })).findings).toEqual([]);
  });
});

describe("F-281: the insurance chosen in step 4 is in the summary", () => {
  const premiumRow = textOf("lt", "application:summary.premium");

  test("F-281: while it is chosen, with its premium in the monthly payment; nothing is saved", async () => {
    const id = await stage.application();
    stage.servers.proxy.forget();
    const { summary } = await typeIn("contract-data", id, { insurance: "1" });
    expect(summary).toMatchObject({ isInsured: true });
    expect(summary?.insurancePremiumCents).toBeGreaterThan(0);
    const saved = rowsOf(await seller.get(formNamed("contract-data").address({ application: id, contract: 0 })));
    const monthly = textOf("lt", "application:summary.monthly");
    expect(writes()).toEqual([]);
    expect(saved.get(monthly)).toBe(formatMoney(summary?.monthlyPaymentCents ?? 0, "lt"));
    expect(saved.get(premiumRow)).toBe(formatMoney(summary?.insurancePremiumCents ?? 0, "lt"));
  });

  test("F-281: the saved one needs no other summary, and one that is not offered has none", async () => {
    const id = await stage.application();
    expect(await typeIn("contract-data", id, { insurance: "0" })).toEqual({ summary: null });
    expect(await typeIn("contract-data", id, { insurance: "77" })).toEqual({ summary: null });
  });

  test("F-281: and stays there after any save, without script", async () => {
    const { address, fields } = formNamed("contract-data");
    const id = await stage.application();
    const path = address({ application: id, contract: 0 });
    expect(rowsOf(await seller.get(path)).has(premiumRow)).toBe(false);
    const seals = await readSeals(seller, path, "contract-data");
    expect((await seller.post(path, { ...seals, ...fields, insurance: "1", save: "" })).status).toBe(303);
    expect(rowsOf(await seller.get(path)).has(premiumRow)).toBe(true);
  });
});
